import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import type { CrudQuery, CrudRow, DataSource } from '../DataSource.ts';
import { firstList, listAfter } from './listMachine.ts';
import type { Option } from '../../Field/Option.ts';
import type { Dictionaries } from './crudColumns.ts';
import type { CrudField } from '../CrudField.ts';
import { type TableLayout, isShown } from '../../DataTable/layout.ts';
import type { CrudTableProps } from '../CrudTableProps.ts';

/**
 * The fields that a table reads of its rows: those it draws, and those it may tell rows apart by in dialogs; undefined
 * for whole rows. One that was read once stays, so that hiding a column asks for nothing, and showing it again neither.
 */
export function useColumnsRead(
  { fields, source, detail }: Pick<CrudTableProps, 'fields' | 'source' | 'detail'>,
  layout: TableLayout,
  isCellEdit = false,
  group?: string,
): readonly string[] | undefined {
  const [read, setRead] = useState<{ source: unknown; names: readonly string[] }>({ source, names: [] });
  // What opens under a row, the form of a row that is not read again, and the rules of its cells may read all of it.
  if (!source.whole || !source.detail || detail || isCellEdit || fields.some(({ inline }) => inline)) return undefined;
  const known = read.source === source ? read.names : [];
  const names = fields
    .filter(
      ({ name, list, sensitive }) =>
        name === group || (list && !sensitive) || isShown({ id: name, isHidden: list !== true }, layout),
    )
    .flatMap(({ name }) => (known.includes(name) ? [] : [name]));
  if (names.length === 0) return known;
  const next = [...known, ...names];
  setRead({ source, names: next });
  return next;
}

/** The codes of the dictionaries of fields and of those inside of them. */
export const dictionaryCodes = (fields: readonly CrudField[]): readonly string[] => [
  ...new Set(
    fields.flatMap(({ dict, shape }): readonly string[] => [
      ...(dict === undefined ? [] : [dict]),
      ...dictionaryCodes(shape?.fields ?? []),
    ]),
  ),
];

/**
 * The dictionaries of the fields that a list shows, by itself or as the person asks, or searches; null until all have
 * come. A failing one is left empty, so that keys are shown.
 */
export function useDictionaries(
  fields: readonly CrudField[],
  options: (code: string) => Promise<readonly Option[]>,
  shown?: Readonly<Record<string, boolean>>,
): Dictionaries | null {
  const [dictionaries, setDictionaries] = useState<Dictionaries | null>(null);
  const wanted = JSON.stringify(
    dictionaryCodes(fields.filter(({ name, list, search, isState }) => list || search || isState || shown?.[name])),
  );
  useEffect(() => {
    let isCurrent = true;
    void Promise.all(
      (JSON.parse(wanted) as string[]).map(async (code) => [code, await options(code).catch(() => [])] as const),
    ).then((pairs) => {
      if (isCurrent) setDictionaries(new Map(pairs));
    });
    return () => {
      isCurrent = false;
    };
  }, [wanted, options]);
  return dictionaries;
}

const numbers = new WeakMap<Pick<DataSource, 'page'>, number>();
let last = 0;

/** The number of a source; another object is another source. */
function numberOf(source: Pick<DataSource, 'page'>): number {
  const known = numbers.get(source);
  if (known !== undefined) return known;
  last += 1;
  numbers.set(source, last);
  return last;
}

/** What stays of a question when page, size and order change. */
const scopeOf = ({ search, any, where }: CrudQuery): string => JSON.stringify([search, any, where]);

/**
 * Asks a source for some fields, or whole rows without `columns`, whenever the question changes, and holds rows and
 * selection as `listMachine` says. `ready` is waited for before the first rows are shown.
 */
export function useList(
  source: Pick<DataSource, 'page'>,
  query: CrudQuery,
  ready: boolean,
  columns: readonly string[] | undefined,
) {
  const [state, send] = useReducer(listAfter, firstList);
  const [turn, setTurn] = useState(0);
  const question = JSON.stringify({ query, columns });
  const key = `${numberOf(source)} ${turn} ${question}`;
  // Noted while rendering, because an effect would draw the list once more.
  if (state.requested !== key) send({ type: 'ask', key, scope: `${numberOf(source)} ${scopeOf(query)}` });
  useEffect(() => {
    const control = new AbortController();
    const { query: requested, columns: read } = JSON.parse(question) as {
      query: CrudQuery;
      columns?: readonly string[];
    };
    source
      .page(requested, control.signal, read)
      .then(
        ({ records, total, totals }) =>
          !control.signal.aborted &&
          send({ type: 'answer', key, rows: records, total, totals, offset: (requested.page - 1) * requested.size }),
      )
      .catch(
        (error: unknown) =>
          !control.signal.aborted &&
          send({ type: 'fail', key, error: error instanceof Error ? error : new Error(String(error)) }),
      );
    return () => control.abort();
  }, [source, question, key]);
  const acts = useMemo(
    () => ({
      /** Selects rows by their ids; `rows` are those of them that are not among the rows of the page. */
      pick: (ids: ReadonlySet<string>, rows?: readonly CrudRow[]) => send({ type: 'pick', ids, rows }),
      pickAll: () => send({ type: 'pickAll' }),
      unpick: () => send({ type: 'unpick' }),
      gone: (ids: readonly string[]) => send({ type: 'gone', ids }),
      patch: (id: string, values: Partial<CrudRow>) => send({ type: 'patch', id, values }),
    }),
    [],
  );
  const reload = useCallback(() => setTurn((n) => n + 1), []);
  return { ...state, ...acts, isKnown: state.isKnown && ready, isBusy: state.answered !== key, reload, version: turn };
}

/** A list as the parts of CrudTable see it. */
export type List = ReturnType<typeof useList>;
