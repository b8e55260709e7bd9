import type { ImportSession } from '../../ImportDialog/ImportDialog.tsx';
import type { OnTask } from '../tasks/taskReport.ts';

/** The task of an import, null while nothing is sent, and what ends its report. */
const reports = new WeakMap<ImportSession, { id: string | null; step: number; end: () => void }>();
/** Steps of progress that are told, so that a tray is not rendered again for each record. */
const STEPS = 50;
let made = 0;

/** What is said of an import that is on its way or has ended. */
export interface ImportWords {
  /** What is done, such as 导入实有人口. */
  label: string;
  /** How many of how many records are sent. */
  sending: (done: number, total: number) => string;
  /** How many records were taken, and how many rows were not. */
  ended: (sent: number, rest: number) => string;
}

/**
 * Tells a tray of tasks of the records that an import sends, whatever becomes of its window, and calls `onEnd` after
 * each run; another call for the same session takes the place of the one before.
 */
export function importReport(session: ImportSession, onTask: OnTask, words: ImportWords, onEnd: () => void): void {
  const before = reports.get(session);
  before?.end();
  const report = { id: before?.id ?? null, step: -1, end: () => undefined as void };
  reports.set(session, report);
  const follow = () => {
    const {
      sending,
      progress: { sent, rows, outcome },
    } = session.read();
    if (sending !== null) {
      const { done, total, stop } = sending;
      const step = total > 0 ? Math.floor((done / total) * STEPS) : 0;
      if (report.id !== null && step === report.step) return;
      report.step = step;
      made += report.id === null ? 1 : 0;
      report.id ??= `import ${made}`;
      onTask(
        {
          id: report.id,
          label: words.label,
          state: 'running',
          progress: total > 0 ? done / total : 0,
          message: words.sending(done, total),
          canCancel: true,
        },
        stop,
      );
    } else if (report.id !== null) {
      const unsent = outcome?.unsent.length ?? 0;
      const state = rows.length === 0 ? 'done' : unsent > 0 ? 'cancelled' : 'failed';
      onTask({ id: report.id, label: words.label, state, message: words.ended(sent, rows.length) }, () => undefined);
      report.id = null;
      onEnd();
    }
  };
  report.end = session.watch(follow);
  follow();
}
