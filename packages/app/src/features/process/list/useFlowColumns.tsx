import type { BladeFlow } from '@lattice/api/resources/blade-flow/work';
import type { Column } from '@lattice/ui/DataTable';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { session } from '../../../session/session.ts';
import { DueTag } from './DueTag.tsx';
import type { FlowKind } from './useFlowList.ts';

type Name =
  | 'process'
  | 'starter'
  | 'task'
  | 'category'
  | 'created'
  | 'ended'
  | 'due'
  | 'progress'
  | 'step'
  | 'holder'
  | 'result'
  | 'opinion';
type Words = Readonly<Record<Name | 'finished' | 'running' | 'agreed' | 'refused' | 'unclaimed', string>>;

const order: Record<FlowKind, readonly Name[]> = {
  claim: ['process', 'starter', 'task', 'category', 'created', 'due'],
  todo: ['process', 'starter', 'task', 'due', 'category', 'created'],
  send: ['process', 'progress', 'step', 'holder', 'category', 'created', 'ended'],
  done: ['process', 'starter', 'task', 'result', 'opinion', 'progress', 'category', 'ended'],
};

const isFinished = (row: BladeFlow) => row.processIsFinished === 'finished';

const columnsIn = (words: Words): Readonly<Record<Name, Omit<Column<BladeFlow>, 'header'>>> => ({
  process: {
    id: 'processDefinitionName',
    isTitle: true,
    minWidth: 140,
    sortable: true,
    value: (row) => row.processDefinitionName,
  },
  starter: { id: 'startUserName', minWidth: 100, value: (row) => row.startUserName ?? '' },
  task: { id: 'taskName', minWidth: 120, sortable: true, value: (row) => row.taskName },
  category: { id: 'categoryName', minWidth: 110, kind: 'tag', value: (row) => row.categoryName },
  created: { id: 'createTime', width: 180, kind: 'date', sortable: true, value: (row) => row.createTime },
  ended: { id: 'endTime', width: 180, kind: 'date', sortable: true, value: (row) => row.endTime },
  due: {
    id: 'dueDate',
    minWidth: 140,
    kind: 'custom',
    sortable: true,
    value: (row) => row.dueDate,
    render: (row) => <DueTag due={row.dueDate} />,
  },
  progress: {
    id: 'processIsFinished',
    width: 110,
    kind: 'tag',
    value: (row) => (isFinished(row) ? words.finished : words.running),
    tone: (row) => (isFinished(row) ? 'success' : 'accent'),
  },
  step: { id: 'historyActivityName', minWidth: 120, value: (row) => (isFinished(row) ? '' : row.historyActivityName) },
  holder: {
    id: 'assigneeName',
    minWidth: 120,
    value: (row) => (isFinished(row) ? '' : row.assigneeName || words.unclaimed),
  },
  result: {
    id: 'pass',
    width: 110,
    kind: 'tag',
    // Stock servers do not say how a task ended: `pass` is false for every row there.
    value: (row) => (row.pass ? words.agreed : session.abilities.includes('flow') ? words.refused : ''),
    tone: (row) => (row.pass ? 'success' : 'warning'),
  },
  opinion: { id: 'comment', minWidth: 130, value: (row) => row.comment },
});

/** The columns of a list of the workflow; those that sort do so by their names on the wire. */
export function useFlowColumns(kind: FlowKind): readonly Column<BladeFlow>[] {
  const { t } = useLingui();
  const isSent = kind === 'send';
  const words = useMemo(
    (): Words => ({
      process: t`流程`,
      starter: t`发起人`,
      task: t`任务`,
      category: t`分类`,
      created: isSent ? t`发起时间` : t`到达时间`,
      ended: isSent ? t`结束时间` : t`办结时间`,
      due: t`期限`,
      progress: t`进度`,
      step: t`当前步骤`,
      holder: t`当前办理人`,
      result: t`结论`,
      opinion: t`批复意见`,
      finished: t`已结束`,
      running: t`进行中`,
      agreed: t`同意`,
      refused: t`不同意`,
      unclaimed: t`待签收`,
    }),
    [isSent, t],
  );
  return useMemo(() => {
    const columns = columnsIn(words);
    return order[kind].map((name) => ({ ...columns[name], header: words[name] }));
  }, [kind, words]);
}
