import { type ReactNode, useCallback, useState } from 'react';
import { lazyPart } from '../../lazyPart/lazyPart.tsx';
import { textOf } from '../../kinds/textOf.ts';
import type { CrudField } from '../CrudField.ts';
import type { CrudRow } from '../DataSource.ts';
import type { KnownTotals } from './GroupHead.tsx';

const GroupHead = lazyPart(async () => (await import('./GroupHead.tsx')).GroupHead);
const GroupTotals = lazyPart(async () => (await import('./GroupTotals.tsx')).GroupTotals);

/** The heads of the groups of a list, and what asks for their totals; nothing where the rows stand in none. */
export function useGroups(field: CrudField | undefined) {
  const [totals, setTotals] = useState<KnownTotals>();
  const above = useCallback(
    (row: CrudRow, before: CrudRow | undefined): ReactNode =>
      field === undefined || (before !== undefined && textOf(before[field.name]) === textOf(row[field.name])) ? null : (
        <GroupHead field={field} row={row} totals={totals} />
      ),
    [field, totals],
  );
  return field && { above, totals: <GroupTotals key={field.name} by={field.name} onKnown={setTotals} /> };
}
