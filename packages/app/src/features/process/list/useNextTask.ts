import { work } from '@lattice/api/resources/blade-flow/work';
import type { Decision } from '@lattice/ui/ApprovalForm';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { client } from '../../../session/client.ts';
import { nextTask, seenTaskIds } from './nextTask.ts';
import { handleAddress } from './processAddress.ts';
import { triage } from './triage.ts';
import { useFlowCategories } from './useFlowCategories.ts';

/** How many tasks are looked at to find the next one. */
const MOST = 100;

/** What was done with a task: the decision, and the process and step it belongs to. */
export interface DoneTask {
  taskId: string;
  decision: Decision | 'delegate';
  process: string;
  step: string;
}

/**
 * Goes on after a task is done: to the next one, or to the list where the person wants so or nothing is left. `go`
 * leads to an address.
 */
export function useNextTask(go: (to: string) => void): (done: DoneTask) => Promise<void> {
  const { t } = useLingui();
  const { routes } = useFlowCategories();
  return async (done) => {
    const tasks = triage.isNextOpened
      ? await client(work)
          .todoList({ current: 1, size: MOST })
          .then(
            ({ records }) => records,
            () => [],
          )
      : [];
    const { taskId, decision, process, step } = done;
    const next = nextTask(tasks, seenTaskIds.order, taskId);
    const what = [process, step].filter((name) => name !== '').join(' · ');
    const words = {
      agree: t`已同意：${what}`,
      refuse: t`已驳回：${what}`,
      return: t`已退回：${what}`,
      delegate: t`已委托：${what}`,
    };
    const word = words[decision];
    toast.success(next === undefined ? word : t`${word}，已打开下一条：${next.processDefinitionName}`);
    go(next === undefined ? '/work/todo' : handleAddress(routes.get(next.category), next));
  };
}
