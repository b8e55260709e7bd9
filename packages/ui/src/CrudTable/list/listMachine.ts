import type { CrudRow, ReadFailure } from '../DataSource.ts';
import { changedIn, flatRows } from '../tree/rowTree.ts';

/** What a list knows: the last answer, which question it answers, and what is selected of the whole. */
export interface ListState {
  rows: readonly CrudRow[];
  total: number;
  /** Totals of all that match, by field; undefined where the source gives none. */
  totals?: Readonly<Record<string, string | number>> | undefined;
  /** How many rows stand before these; changes with the rows, not with the question. */
  offset: number;
  /** False until the first answer. */
  isKnown: boolean;
  error: ReadFailure | null;
  /** When the rows were read, in milliseconds since 1970. */
  at: number;
  /** The question that was asked last. */
  requested: string;
  /** The question that the rows answer. */
  answered: string;
  /** The source and filters to which the selection belongs. */
  scope: string;
  /** Those under which the rows were found; while others are asked for, nothing can be selected. */
  shown: string;
  /** The selected rows by id, those of other pages included. */
  picked: ReadonlyMap<string, CrudRow>;
  /** Everything that matches is selected, whatever is picked. */
  isAll: boolean;
  /** Rows that were removed since the last answer; still in sight, they cannot be selected. */
  gone: readonly string[];
  /** How many selected rows were let go when filters changed; 0 when none, or since something else was selected. */
  lost: number;
}

/** What happens to a list. */
export type ListEvent =
  | { type: 'ask'; key: string; scope: string }
  | {
      type: 'answer';
      key: string;
      rows: readonly CrudRow[];
      total: number;
      totals?: ListState['totals'];
      offset: number;
      at: number;
    }
  | { type: 'fail'; key: string; error: ReadFailure }
  | { type: 'pick'; ids: ReadonlySet<string>; rows?: readonly CrudRow[] | undefined }
  | { type: 'pickAll' }
  | { type: 'unpick' }
  | { type: 'gone'; ids: readonly string[] }
  | { type: 'patch'; id: string; values: Readonly<Record<string, unknown>> };

/** A list before its first question. */
export const firstList: ListState = {
  rows: [],
  total: 0,
  offset: 0,
  isKnown: false,
  error: null,
  at: 0,
  requested: '',
  answered: '',
  scope: '',
  shown: '',
  picked: new Map(),
  isAll: false,
  gone: [],
  lost: 0,
};

const none: ReadonlyMap<string, CrudRow> = new Map();

/** How many rows are selected. */
export const pickedCount = ({ isAll, total, picked }: Pick<ListState, 'isAll' | 'total' | 'picked'>): number =>
  isAll ? total : picked.size;

function asking(state: ListState, key: string, scope: string): ListState {
  if (scope === state.scope) return { ...state, requested: key };
  return {
    ...state,
    requested: key,
    scope,
    picked: none,
    isAll: false,
    lost: state.scope === '' ? 0 : pickedCount(state),
  };
}

/** Newer values of selected rows, and no others. */
function refreshed(picked: ReadonlyMap<string, CrudRow>, rows: readonly CrudRow[]): ReadonlyMap<string, CrudRow> {
  const seen = flatRows(rows).filter((row) => picked.has(row.id));
  return seen.length === 0 ? picked : new Map([...picked, ...seen.map((row) => [row.id, row] as const)]);
}

function picking(state: ListState, ids: ReadonlySet<string>, rows: readonly CrudRow[]): ListState {
  const known = new Map([
    ...rows.map((row) => [row.id, row] as const),
    ...state.picked,
    ...flatRows(state.rows).map((row) => [row.id, row] as const),
  ]);
  const picked = new Map(
    [...ids].flatMap((id) => {
      const row = known.get(id);
      return row === undefined || state.gone.includes(id) ? [] : [[id, row] as const];
    }),
  );
  return { ...state, picked, isAll: false, lost: 0 };
}

/**
 * The list after an event: an answer to an older question never wins, a selection ends with the filters it was made
 * under, and rows of other filters cannot be selected any more.
 */
export function listAfter(state: ListState, event: ListEvent): ListState {
  switch (event.type) {
    case 'ask':
      return asking(state, event.key, event.scope);
    case 'answer':
      if (event.key !== state.requested) return state;
      return {
        ...state,
        rows: event.rows,
        total: event.total,
        totals: event.totals,
        offset: event.offset,
        isKnown: true,
        error: null,
        at: event.at,
        answered: event.key,
        shown: state.scope,
        gone: [],
        picked: refreshed(state.picked, event.rows),
      };
    case 'fail':
      if (event.key !== state.requested) return state;
      return {
        ...state,
        error: event.error,
        answered: event.key,
        ...(event.error.isGone && { rows: [], total: 0, totals: undefined, offset: 0, picked: none, isAll: false }),
      };
    case 'pick':
      return state.shown === state.scope ? picking(state, event.ids, event.rows ?? []) : state;
    case 'pickAll':
      return state.shown === state.scope ? { ...state, picked: none, isAll: state.total > 0, lost: 0 } : state;
    case 'unpick':
      return { ...state, picked: none, isAll: false, lost: 0 };
    case 'gone':
      return {
        ...state,
        isAll: false,
        gone: [...state.gone, ...event.ids],
        picked: new Map([...state.picked].filter(([id]) => !event.ids.includes(id))),
      };
    case 'patch':
      return {
        ...state,
        rows: changedIn(state.rows, event.id, event.values),
        picked: new Map(
          [...state.picked].map(([id, row]) => [id, id === event.id ? { ...row, ...event.values, id } : row]),
        ),
      };
  }
}
