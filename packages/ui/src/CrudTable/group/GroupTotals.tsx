import { useEffect } from 'react';
import { textOf } from '../../kinds/textOf.ts';
import { usePart } from '../CrudParts.tsx';
import type { KnownTotals } from './GroupHead.tsx';

interface GroupTotalsProps {
  /** Name of the field by which the rows are grouped. */
  by: string;
  /** Called with the totals of the groups of the page; keep it the same between renders. */
  onKnown: (totals: KnownTotals) => void;
}

/**
 * Asks for the totals of the groups of the page, of all rows that match; where nobody tells them the page is added up.
 */
export function GroupTotals({ by, onKnown }: GroupTotalsProps) {
  const { source } = usePart('definition').props;
  const { rows, answered } = usePart('list');
  const { query } = usePart('search');
  const { search, any, where } = query;
  const requested = JSON.stringify({
    answered,
    values: [...new Set(rows.map((row) => textOf(row[by])))],
    query: { search, ...(any && { any }), ...(where && { where }) },
  });
  useEffect(() => {
    const control = new AbortController();
    const { values, query: of } = JSON.parse(requested) as { values: string[]; query: Pick<typeof query, 'search'> };
    const tell = (totals: KnownTotals) => !control.signal.aborted && onKnown(totals);
    if (source.totals === undefined) onKnown(null);
    else
      source.totals({ by, values }, of, control.signal).then(tell, () => {
        tell(null);
      });
    return () => {
      control.abort();
      onKnown(undefined);
    };
  }, [source, by, requested, onKnown]);
  return null;
}
