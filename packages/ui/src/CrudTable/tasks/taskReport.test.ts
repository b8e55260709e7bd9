import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Task } from '../../TaskTray/Task.ts';
import { actionJob } from '../actions/actionJob.ts';
import type { ActionRun, CrudAction } from '../actions/CrudAction.ts';
import { memorySource } from '../../memorySource/memorySource.tsx';
import { taskReport } from './taskReport.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A job that ends when it is told to, and what is said of it. */
function work() {
  let end: () => void = () => undefined;
  let reportedRun: ActionRun | undefined;
  const action: CrudAction = {
    id: 'verify',
    label: '核实',
    scope: 'batch',
    run: (_, run) => {
      reportedRun = run;
      return new Promise((resolve, reject) => {
        end = resolve;
        run.signal.addEventListener('abort', () => reject(new Error('stopped')));
      });
    },
  };
  const job = actionJob({ action, rows: [{ id: '1' }, { id: '2' }], source: memorySource([]), notApplicable: '' });
  const tasks: Task[] = [];
  let cancel: () => void = () => undefined;
  taskReport(
    job,
    (task, stop) => {
      tasks.push(task);
      cancel = stop;
    },
    ({ done, failures }) => `${done} ${failures.length}`,
  );
  return {
    job,
    tasks,
    end: () => end(),
    report: (...all: Parameters<ActionRun['report']>) => reportedRun?.report(...all),
    cancel: () => cancel(),
  };
}

it('says nothing of what is over in a moment', async () => {
  const { job, tasks, end } = work();
  const begun = job.begin();
  await vi.advanceTimersByTimeAsync(900);
  end();
  await begun;
  await vi.advanceTimersByTimeAsync(5000);
  expect(tasks).toEqual([]);
});

it('tells how far longer work is, and how it ended', async () => {
  const { job, tasks, end, report } = work();
  const begun = job.begin();
  report(1);
  await vi.advanceTimersByTimeAsync(1100);
  report(2, [{ id: '2', reason: '占用' }]);
  end();
  await begun;
  expect(tasks.map(({ state, progress, message, canCancel }) => [state, progress, message, canCancel])).toEqual([
    ['running', 0.5, '1 0', true],
    ['running', 1, '2 1', true],
    ['failed', 1, '2 1', false],
  ]);
  expect(new Set(tasks.map(({ id }) => id)).size).toBe(1);
});

it('can be called off from where it is told', async () => {
  const { job, tasks, cancel } = work();
  const begun = job.begin();
  await vi.advanceTimersByTimeAsync(1100);
  cancel();
  await begun;
  expect(tasks.at(-1)?.state).toBe('cancelled');
});
