import { Card } from '@lattice/ui/Card';
import { Empty } from '@lattice/ui/Empty';
import { QueueList, type QueueGroup, type QueueItem, type QueueTone } from '@lattice/ui/QueueList';
import { Skeleton } from '@lattice/ui/Skeleton';
import type { Todo } from '@lattice/api/desk/todos';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { dueState } from '../../features/todo/dueState.ts';
import { useDueWords } from '../../features/todo/useDueWords.ts';
import { useTodos } from '../../features/todo/useTodos.ts';
import { trailTo } from '../../navigation/MenuEntry.ts';
import { useMenu } from '../../navigation/useMenu.ts';
import { type DueGroup, queueGroups } from './queueGroups.ts';
import { queue } from './home.css.ts';
import { answerOf } from '../../features/screen/answerOf.tsx';

const tones: Readonly<Record<DueGroup, QueueTone>> = {
  overdue: 'critical',
  today: 'warning',
  week: 'neutral',
  rest: 'neutral',
};

/** Path of the tasks of processes. */
const FLOW = 'blade-flow/work';

/** What waits for the person, by its deadline: each entry with its next action opens its record. */
export function Queue() {
  const { t, i18n } = useLingui();
  const words = useDueWords();
  const { data: menu = [] } = useMenu();
  const { data, fault } = answerOf(useTodos(), t`内容没有读出来`);
  const [now] = useState(() => new Date());
  const labels: Readonly<Record<DueGroup, string>> = {
    overdue: t`超期`,
    today: t`今天`,
    week: t`本周`,
    rest: t`待处理`,
  };
  const kindOf = ({ path, link }: Todo) =>
    trailTo(menu, path === FLOW ? link.replace(/\?.*/s, '') : `/${path}`).at(-1)?.label ?? '';
  const actionOf = ({ path, action, link }: Todo) => {
    if (path === FLOW) return link === '/work/claim' ? t`签收` : t`办理`;
    return action === '' ? t`查看` : i18n._(action);
  };
  const itemOf = (todo: Todo, at: number): QueueItem => {
    const due = dueState(todo.due, now.getTime());
    return {
      id: `${todo.path} ${todo.id || `#${at}`}`,
      title: todo.title,
      detail: [kindOf(todo), todo.detail].filter((word) => word !== '').join(' · '),
      ...(due.state !== 'none' && { remaining: words(due) }),
      action: actionOf(todo),
      href: todo.link,
    };
  };
  const groups = queueGroups(data?.items ?? [], now);
  const shown = (Object.keys(groups) as DueGroup[]).map((name): QueueGroup => ({
    label: labels[name],
    tone: tones[name],
    total: name === 'overdue' ? Math.max(data?.overdue ?? 0, groups.overdue.length) : groups[name].length,
    items: groups[name].map(itemOf),
  }));
  const total = data?.total ?? 0;
  return (
    <Card
      title={data === undefined || total === 0 ? t`今天要办` : t`今天要办 ${total}`}
      className={data === undefined ? queue : ''}
    >
      {data === undefined && (fault ?? <Skeleton kind="rows" count={6} height="52px" />)}
      {data !== undefined && data.items.length === 0 && (
        <Empty isLine title={t`没有要办的事`} description={t`新的待办会立即出现在这里。`} />
      )}
      {data !== undefined && <QueueList label={t`今天要办`} groups={shown} />}
    </Card>
  );
}
