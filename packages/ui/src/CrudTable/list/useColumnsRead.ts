import { useState } from 'react';
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
  // What opens under a row, and the rules of what is changed in its cell, may read all of it.
  if (!source.whole || detail || isCellEdit || fields.some(({ inline }) => inline)) return undefined;
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
