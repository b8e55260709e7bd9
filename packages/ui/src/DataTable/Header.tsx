import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactElement } from 'react';
import * as content from './content.css.ts';
import * as css from './DataTable.css.ts';
import type { Planned } from './planned.ts';
import type { PageSelection } from './selection.ts';
import type { Sort } from './sorting.ts';

interface HeaderProps<Row> {
  /** The columns in order. */
  columns: readonly Planned<Row>[];
  /** The order of the rows. */
  sort: readonly Sort[];
  /** Whether headers of sortable columns sort. */
  canSort: boolean;
  /** How much of the page is selected. */
  page: PageSelection;
}

/** The titles of the columns: they sort, select the page and bear the handles of the widths. */
export function Header<Row>({ columns, sort, canSort, page }: HeaderProps<Row>): ReactElement {
  const { t } = useLingui();
  return (
    <thead role="rowgroup" className={css.header}>
      <tr role="row" className={css.headRow} aria-rowindex={1}>
        {columns.map(({ column, headClass, style }) => {
          if (column.kind === 'select') {
            return (
              <th key={column.id} role="columnheader" className={headClass} style={style} data-act="page">
                <button type="button" role="checkbox" className={content.checkbox} aria-checked={page === 'some' ? 'mixed' : page === 'all'}
                  aria-label={t`选择本页`} tabIndex={-1} />
              </th>
            );
          }
          const rank = sort.findIndex(({ id }) => id === column.id);
          const one = sort[rank];
          const isSortable = canSort && !!column.sortable;
          return (
            <th key={column.id} role="columnheader" className={headClass} style={style} data-column={column.id}
              aria-sort={isSortable && rank <= 0 ? (one ? (one.desc ? 'descending' : 'ascending') : 'none') : undefined}>
              {isSortable ? (
                <button type="button" className={css.sorter} data-act="sort" data-id={column.id} data-active={one ? '' : undefined} tabIndex={-1}>
                  <span className={css.headText}>{column.header}</span>
                  {one ? one.desc ? <ArrowDown size="1em" aria-hidden /> : <ArrowUp size="1em" aria-hidden /> : <ChevronsUpDown size="1em" aria-hidden />}
                  {sort.length > 1 && one && <small>{rank + 1}</small>}
                </button>
              ) : <span className={css.headText}>{column.header}</span>}
              {column.kind !== 'index' && <span className={css.handle} data-resize={column.id} aria-hidden />}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
