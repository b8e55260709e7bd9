import type { FieldError, FormValues } from '../../Form/FormValues.ts';
import type { ActionFailure, CrudAction } from './CrudAction.ts';
import { type CrudQuery, type CrudRow, type DataSource, asSaveFailure, everyRow } from '../DataSource.ts';

/** How a piece of work stands. */
export interface JobState {
  phase: 'asking' | 'running' | 'ended';
  /** How many rows it is about; unknown while they are read. */
  total: number | undefined;
  done: number;
  failures: readonly ActionFailure[];
  /** Why nothing, or no more, was done. */
  error: string;
  /** What of the filled in was wrong. */
  fieldErrors: readonly FieldError[];
  isCancelled: boolean;
}

/** An action on its way: asked, run, tried again for what failed. */
export interface ActionJob {
  /** Tells the pieces of work apart. */
  key: string;
  action: CrudAction;
  /** The rows it was asked for; none where everything that matches is meant. */
  rows: readonly CrudRow[];
  /** How many rows it was asked for. */
  count: number;
  read(): JobState;
  watch(listener: () => void): () => void;
  /** Does it with what was filled in; never rejects. */
  begin(values?: Readonly<FormValues>): Promise<void>;
  /** Does it again for the rows that failed, with what was filled in then or now. */
  retry(values?: Readonly<FormValues>): Promise<void>;
  /** What was filled in last; null before. */
  filled(): Readonly<FormValues> | null;
  cancel(): void;
  /** A row that it read itself, for its name. */
  rowOf(id: string): CrudRow | undefined;
}

/** What a job is made of. */
export interface JobOrder {
  action: CrudAction;
  rows: readonly CrudRow[];
  /** Everything that answers this question is meant, and how many rows that is. */
  matching?: { query: CrudQuery; total: number } | undefined;
  source: DataSource;
  /** Said of rows with which the action does not stand. */
  notApplicable: string;
}

/** Parts rows into those that an action can be done to, and those it refuses, with the reason. */
export function partRows(
  { isShown, disabledReason }: CrudAction,
  rows: readonly CrudRow[],
  notApplicable: string,
): { able: CrudRow[]; refused: ActionFailure[] } {
  const refused = rows.flatMap((row): ActionFailure[] => {
    const reason = isShown?.(row) === false ? notApplicable : disabledReason?.(row);
    return reason === undefined ? [] : [{ id: row.id, reason }];
  });
  const ids = new Set(refused.map(({ id }) => id));
  return { able: rows.filter(({ id }) => !ids.has(id)), refused };
}

let made = 0;
const start: JobState = {
  phase: 'asking',
  total: undefined,
  done: 0,
  failures: [],
  error: '',
  fieldErrors: [],
  isCancelled: false,
};

/** Makes a job of an action; nothing happens before `begin`. */
export function actionJob({ action, rows, matching, source, notApplicable }: JobOrder): ActionJob {
  made += 1;
  const key = `${action.id} ${made}`;
  let state: JobState = start;
  let control = new AbortController();
  let filled: Readonly<FormValues> | null = null;
  const known = new Map(rows.map((row) => [row.id, row]));
  const listeners = new Set<() => void>();
  const set = (next: Partial<JobState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };

  const gathered = async (query: CrudQuery): Promise<CrudRow[]> => {
    const found: CrudRow[] = [];
    for await (const chunk of everyRow(source, query, control.signal)) found.push(...chunk);
    if (control.signal.aborted) throw new Error('cancelled');
    for (const row of found) known.set(row.id, row);
    return found;
  };
  const work = async (requested: readonly CrudRow[] | null) => {
    control = new AbortController();
    const { signal } = control;
    set({ ...start, phase: 'running', total: requested?.length });
    const byQuery = requested === null && action.takesQuery ? matching?.query : undefined;
    try {
      const wanted = requested ?? (byQuery || !matching ? [] : await gathered(matching.query));
      const { able, refused } = partRows(action, wanted, notApplicable);
      set({ total: byQuery ? matching?.total : wanted.length, done: refused.length, failures: refused });
      const report = (done: number, failures: readonly ActionFailure[] = []) =>
        set({ done: refused.length + done, failures: [...refused, ...failures] });
      if (able.length > 0 || byQuery || rows.length + (matching ? 1 : 0) === 0)
        await action.run(able, { report, signal, values: filled ?? {}, ...(byQuery && { query: byQuery }) });
      set({ phase: 'ended', done: state.total ?? state.done });
    } catch (error) {
      const { message, fieldErrors = [] } = asSaveFailure(error);
      set({ phase: 'ended', isCancelled: signal.aborted, ...(!signal.aborted && { error: message, fieldErrors }) });
    }
  };

  return {
    key,
    action,
    rows,
    count: matching?.total ?? rows.length,
    read: () => state,
    watch: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    begin: (values = {}) => {
      filled = values;
      return work(matching ? null : rows);
    },
    retry: (values = filled ?? {}) => {
      filled = values;
      return work(
        state.failures.length > 0 ? state.failures.flatMap(({ id }) => known.get(id) ?? []) : matching ? null : rows,
      );
    },
    filled: () => filled,
    cancel: () => control.abort(),
    rowOf: (id) => known.get(id),
  };
}
