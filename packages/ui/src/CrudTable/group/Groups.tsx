import { useCallback, useEffect, useState } from 'react';
import { textOf } from '../../kinds/textOf.ts';
import type { CrudField } from '../CrudField.ts';
import type { CrudRow } from '../DataSource.ts';
import type { CrudAbove } from './useGroups.tsx';
import { GroupHead, type KnownTotals } from './GroupHead.tsx';
import { GroupTotals } from './GroupTotals.tsx';

interface GroupsProps {
  /** The field by which the rows are grouped. */
  field: CrudField;
  /** Called with what stands above the rows; keep it the same between renders. */
  onAbove: (above: CrudAbove | undefined) => void;
}

/** The heads of the groups of a list, with their totals. */
export function Groups({ field, onAbove }: GroupsProps) {
  const [totals, setTotals] = useState<KnownTotals>();
  const above = useCallback(
    (row: CrudRow, before: CrudRow | undefined) =>
      before !== undefined && textOf(before[field.name]) === textOf(row[field.name]) ? null : (
        <GroupHead field={field} row={row} totals={totals} />
      ),
    [field, totals],
  );
  useEffect(() => onAbove(above), [above, onAbove]);
  useEffect(() => () => onAbove(undefined), [onAbove]);
  return <GroupTotals key={field.name} by={field.name} onKnown={setTotals} />;
}
