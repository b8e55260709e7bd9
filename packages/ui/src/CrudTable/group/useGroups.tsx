import { type ReactNode, useCallback, useState } from 'react';
import { lazyPart } from '../../lazyPart/lazyPart.tsx';
import type { CrudField } from '../CrudField.ts';
import type { CrudRow } from '../DataSource.ts';

/** What stands above a row, given the row before it. */
export type CrudAbove = (row: CrudRow, before: CrudRow | undefined) => ReactNode;

const Groups = lazyPart(async () => (await import('./Groups.tsx')).Groups);

/** What stands above the rows of a list that is grouped by a field, and what finds it. */
export function useGroups(field: CrudField | undefined) {
  const [above, setAbove] = useState<CrudAbove>();
  const onAbove = useCallback((next: CrudAbove | undefined) => setAbove(() => next), []);
  return { above, groups: field && <Groups field={field} onAbove={onAbove} /> };
}
