import type { BladeFlow } from '@lattice/api/resources/blade-flow/work';
import { Empty } from '@lattice/ui/Empty';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Timeline, type TimelineItem } from '@lattice/ui/Timeline';
import { useLingui } from '@lingui/react/macro';
import { Check, CircleDot, CircleSlash, CircleX, Flag, Hourglass, Play } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { session } from '../../../session/session.ts';
import { DueTag } from '../list/DueTag.tsx';
import { refusalOf } from '../picture/refusalOf.ts';
import { stepState } from './stepState.ts';
import { useHistory } from './useHistory.ts';
import { answerOf } from '../../screen/answerOf.tsx';

const looks = {
  start: { icon: Play, tone: 'info' },
  end: { icon: Flag, tone: 'neutral' },
  waiting: { icon: Hourglass, tone: 'warning' },
  open: { icon: CircleDot, tone: 'accent' },
  agreed: { icon: Check, tone: 'success' },
  refused: { icon: CircleX, tone: 'critical' },
  done: { icon: Check, tone: 'neutral' },
  dropped: { icon: CircleSlash, tone: 'neutral' },
} as const;

interface HistoryProps {
  processInstanceId: string;
}

/** What happened in a process: who, at which step, when it came, what was said, when it was done. */
export function History({ processInstanceId }: HistoryProps) {
  const { t } = useLingui();
  const { abilities } = useSnapshot(session);
  const { data, fault } = answerOf(useHistory(processInstanceId), t`审批记录没有读出来`);
  if (data === undefined) return fault ?? <Skeleton kind="rows" count={3} />;
  if (data.length === 0) return <Empty title={t`还没有审批记录`} />;
  const itemOf = (line: BladeFlow, index: number): TimelineItem => {
    const state = stepState(line, abilities.includes('flow'));
    const { assigneeName: who, createTime, endTime, comment } = line;
    const step = line.historyActivityName || line.taskName;
    const words = {
      start: t`${who} 发起`,
      end: t`流程结束`,
      waiting: t`${step} · 待签收`,
      open: t`${step} · ${who} 办理中`,
      agreed: t`${step} · ${who} 同意`,
      refused: {
        returned: t`${step} · ${who} 退回`,
        refused: t`${step} · ${who} 驳回`,
        disagreed: t`${step} · ${who} 不同意`,
      }[refusalOf(data, index)],
      done: `${step} · ${who}`,
      dropped: t`${step} · ${who} 未办理`,
    };
    const isOpen = state === 'open' || state === 'waiting';
    return {
      id: `${index}`,
      title: words[state],
      ...looks[state],
      isCurrent: isOpen,
      time: createTime,
      dateTime: createTime,
      content: (
        <>
          {comment !== '' && <div>{comment}</div>}
          {(state === 'agreed' || state === 'refused' || state === 'done') && <div>{t`办结于 ${endTime}`}</div>}
          {isOpen && <DueTag due={line.dueDate} />}
        </>
      ),
    };
  };
  return <Timeline label={t`审批记录`} items={data.map(itemOf)} />;
}
