import { work } from '@lattice/api/resources/blade-flow/work';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { client } from '../../session/client.ts';
import { nextTask, seen } from './nextTask.ts';
import { handleAddress } from './processAddress.ts';
import { triage } from './triage.ts';
import { useFlowCategories } from './useFlowCategories.ts';

/** How many tasks are looked at to find the next one. */
const MOST = 100;

/** Goes on after a task is done: to the next one, or to the list where the person wants so or nothing is left. `go` leads to an address. */
export function useGoOn(go: (to: string) => void): (done: string) => Promise<void> {
  const { t } = useLingui();
  const { routes } = useFlowCategories();
  return async (done) => {
    const tasks = triage.isNextOpened ? await client(work).todoList({ current: 1, size: MOST }).then(({ records }) => records, () => []) : [];
    const next = nextTask(tasks, seen.order, done);
    toast.success(next === undefined ? t`已办理` : t`已办理，已打开下一条：${next.processDefinitionName}`);
    go(next === undefined ? '/work/todo' : handleAddress(routes.get(next.category), next));
  };
}
