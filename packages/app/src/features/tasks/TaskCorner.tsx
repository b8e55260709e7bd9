import { lazyPart } from '@lattice/ui/lazyPart';
import { useSnapshot } from 'valtio';
import { corner } from './TaskCorner.css.ts';
import { cancelTask, dismissTask, tasks } from './tasks.ts';

const TaskTray = lazyPart(async () => (await import('@lattice/ui/TaskTray')).TaskTray);

/** Long work in the corner of the window, while there is some. */
export function TaskCorner() {
  const { all } = useSnapshot(tasks);
  if (all.length === 0) return null;
  return (
    <div className={corner}>
      <TaskTray tasks={all} onCancel={cancelTask} onDismiss={dismissTask} />
    </div>
  );
}
