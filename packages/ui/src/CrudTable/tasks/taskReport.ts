import type { Task } from '../../TaskTray/Task.ts';
import type { ActionJob, JobState } from '../actions/actionJob.ts';

/**
 * Takes what is said of long work, such as a tray of tasks does; the same id is the same work. `cancel` calls it off.
 */
export type OnTask = (task: Task, cancel: () => void) => void;

const MOMENT = 1000;
const reported = new WeakSet<ActionJob>();

const stateOf = ({ phase, isCancelled, error, failures }: JobState): Task['state'] => {
  if (phase !== 'ended') return 'running';
  return isCancelled ? 'cancelled' : error !== '' || failures.length > 0 ? 'failed' : 'done';
};

/**
 * Tells of a piece of work that takes longer than a moment, until it ends, whatever becomes of its window; each piece
 * once.
 */
export function taskReport(job: ActionJob, onTask: OnTask, wordsOf: (state: JobState) => string): void {
  if (reported.has(job)) return;
  reported.add(job);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTold = false;
  const tell = () => {
    const state = job.read();
    const { total, done, phase } = state;
    onTask(
      {
        id: job.key,
        label: job.action.label,
        state: stateOf(state),
        message: wordsOf(state),
        canCancel: phase === 'running',
        ...(total !== undefined && total > 0 && { progress: done / total }),
      },
      job.cancel,
    );
  };
  const follow = () => {
    const { phase } = job.read();
    if (isTold) tell();
    else if (phase === 'running') {
      timer ??= setTimeout(() => {
        isTold = true;
        tell();
      }, MOMENT);
    }
    if (phase !== 'ended') return;
    clearTimeout(timer);
    timer = undefined;
  };
  job.watch(follow);
  follow();
}
