import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type ReactElement, memo, useMemo } from 'react';
import * as content from '../cells/content.css.ts';
import * as css from '../DataTable.css.ts';
import * as titleCell from './titleCell.css.ts';
import { lazyPart } from '../../lazyPart/lazyPart.tsx';
import type { GroupRow as Groups } from './GroupRow.tsx';
import { type GroupCell, pathOf } from './headerGroups.ts';
import type { PlannedColumn } from '../plannedColumn.ts';
import type { PageSelection } from '../useTableActs.ts';
import type { Sort } from '../sorting.ts';

const GroupRow = lazyPart(async () => (await import('./GroupRow.tsx')).GroupRow) as typeof Groups;

const SortRank = lazyPart(async () => (await import('./SortRank.tsx')).SortRank);

interface HeaderProps<Row> {
  /** The columns in order. */
  columns: readonly PlannedColumn<Row>[];
  /** The rows of titles over several columns. */
  groups: readonly (readonly GroupCell[])[];
  /** The order of the rows. */
  sort: readonly Sort[];
  /** Whether headers of sortable columns sort. */
  canSort: boolean;
  /** Whether headers are dragged to other places. */
  canMove: boolean;
  /** How much of the page is selected. */
  page: PageSelection;
}

function Titles<Row>({ columns, groups, sort, canSort, canMove, page }: HeaderProps<Row>): ReactElement {
  const { t } = useLingui();
  const depth = groups.length;
  const rowOf = useMemo(
    () =>
      columns.map(({ column, style }) =>
        depth > 0 ? { ...style, gridRow: `${pathOf(column).length + 1} / ${depth + 2}` } : style,
      ),
    [columns, depth],
  );
  return (
    <thead role="rowgroup" className={depth > 0 ? css.groupedHeader : css.header}>
      {groups.map((cells, level) => (
        <GroupRow key={level} cells={cells} level={level} columns={columns} />
      ))}
      <tr role="row" className={css.headRow} aria-rowindex={depth + 1}>
        {columns.map(({ column, headClass }, at) => {
          const style = rowOf[at];
          if (column.kind === 'select') {
            return (
              <th key={column.id} role="columnheader" className={headClass} style={style} data-act="page">
                <button
                  type="button"
                  role="checkbox"
                  className={content.checkbox}
                  aria-checked={page === 'some' ? 'mixed' : page === 'all'}
                  aria-label={t`选择本页`}
                  tabIndex={-1}
                />
              </th>
            );
          }
          if (column.kind === 'detail')
            return (
              <th key={column.id} role="columnheader" className={headClass} style={style}>
                <span className={css.spoken}>{column.header}</span>
              </th>
            );
          const rank = sort.findIndex(({ id }) => id === column.id);
          const one = sort[rank];
          const isSortable = canSort && !!column.sortable;
          const isOwn = column.id.startsWith('lattice-');
          return (
            <th
              key={column.id}
              role="columnheader"
              className={headClass}
              style={style}
              data-column={column.id}
              draggable={(canMove && !isOwn) || undefined}
              aria-sort={isSortable && rank <= 0 ? (one ? (one.desc ? 'descending' : 'ascending') : 'none') : undefined}
            >
              {isSortable ? (
                <button
                  type="button"
                  className={titleCell.sorter}
                  data-act="sort"
                  data-id={column.id}
                  data-active={one ? '' : undefined}
                  tabIndex={-1}
                >
                  <span className={titleCell.headText}>{column.header}</span>
                  {one ? (
                    one.desc ? (
                      <ArrowDown size="1em" aria-hidden />
                    ) : (
                      <ArrowUp size="1em" aria-hidden />
                    )
                  ) : (
                    <ChevronsUpDown size="1em" aria-hidden />
                  )}
                  {sort.length > 1 && one && <SortRank place={rank + 1} desc={one.desc} />}
                </button>
              ) : (
                <span className={titleCell.headText}>{column.header}</span>
              )}
              {column.kind !== 'index' && <span className={titleCell.handle} data-resize={column.id} aria-hidden />}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** The titles of the columns: they sort, select the page and bear the handles of the widths. */
export const Header = memo(Titles) as typeof Titles;
