import { useLingui } from '@lingui/react/macro';
import { type ReactElement, useState } from 'react';
import { Card } from './Card.tsx';
import * as css from './Card.css.ts';
import { cardParts } from './cardParts.ts';
import * as content from '../cells/content.css.ts';
import type { DataTableProps } from '../DataTableProps.ts';
import type { RowContext } from '../rowContext.ts';
import { openState } from '../rowDetail.ts';
import { pageSelection, type useTableActs } from '../useTableActs.ts';
import type { Entry } from '../tree.ts';

interface CardListProps<Row extends object> {
  /** The props of the list. */
  list: DataTableProps<Row>;
  /** The rows of the model. */
  rows: readonly { id: string; original: Entry<Row> }[];
  /** What every row is drawn with. */
  drawing: RowContext<Row>;
  /** What a press means. */
  acts: ReturnType<typeof useTableActs<Row>>;
}

const most = 60;

/** The list on a narrow screen: the same columns as cards. */
export function CardList<Row extends object>({ list, rows, drawing, acts }: CardListProps<Row>): ReactElement {
  const { t } = useLingui();
  const { sort = [], selected = new Set<string>(), isBusy, skeletonRows = 10 } = list;
  const [limit, setLimit] = useState(most);
  const parts = cardParts(
    drawing.columns.map(({ column }) => column),
    drawing.title,
  );
  const sortable = list.onSortChange ? list.columns.filter((column) => column.sortable) : [];
  const page = pageSelection(
    rows.map(({ id }) => id),
    selected,
  );
  const headOf = (slot: number) => {
    const [own, before] = [rows[slot]?.original.row, rows[slot - 1]?.original.row];
    const said = own && list.above?.(own, before);
    return said && <li key={`${slot} head`}>{said}</li>;
  };
  return (
    <div role="group" aria-label={list.label} aria-busy={isBusy} {...acts.pressListeners} onClick={acts.onClick}>
      {(rows.length > 0 || isBusy) && (drawing.isSelectable || sortable.length > 0) && (
        <div className={css.bar}>
          {drawing.isSelectable && (
            <div className={css.all} data-act="page">
              <button
                type="button"
                role="checkbox"
                className={content.checkbox}
                aria-checked={page === 'some' ? 'mixed' : page === 'all'}
                aria-label={t`选择本页`}
              />
              <span aria-hidden>{t`选择本页`}</span>
            </div>
          )}
          {sortable.length > 0 && (
            <select
              className={css.sorter}
              aria-label={t`排序`}
              value={sort[0] ? `${sort[0].desc ? '-' : '+'}${sort[0].id}` : ''}
              onChange={({ target: { value } }) =>
                list.onSortChange?.(value ? [{ id: value.slice(1), desc: value.startsWith('-') }] : [])
              }
            >
              <option value="">{t`默认排序`}</option>
              {sortable.map(({ id, header }) => [
                <option key={`+${id}`} value={`+${id}`}>{t`${header} 升序`}</option>,
                <option key={`-${id}`} value={`-${id}`}>{t`${header} 降序`}</option>,
              ])}
            </select>
          )}
        </div>
      )}
      {rows.length === 0 && !isBusy && <div className={css.empty}>{list.empty}</div>}
      <ul className={css.list} data-busy={(isBusy && rows.length > 0) || undefined}>
        {rows.length === 0 &&
          isBusy &&
          Array.from({ length: skeletonRows }, (_, at) => <li key={at} className={css.sketch} aria-hidden />)}
        {rows
          .slice(0, list.isVirtual ? limit : rows.length)
          .map(({ id, original }, slot) => [
            headOf(slot),
            <Card
              key={slot}
              slot={slot}
              entry={original}
              isSelected={selected.has(id)}
              parts={parts}
              drawing={drawing}
              isOpen={openState(list.detail, original.row)}
              detail={list.detail?.render(original.row)}
              opens={(list.onRowOpen ?? list.onRowClick) !== undefined}
            />,
          ])}
      </ul>
      {list.isVirtual && limit < rows.length && (
        <button
          type="button"
          className={css.more}
          onClick={() => setLimit(limit + most)}
        >{t`再显示 ${most} 条，共 ${rows.length} 条`}</button>
      )}
    </div>
  );
}
