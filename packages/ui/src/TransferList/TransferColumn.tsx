import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import * as fieldCss from '../Field/Field.css.ts';
import { isComposing } from '../Field/isComposing.ts';
import { pickable, pickAll } from './transferSelection.ts';
import * as css from './TransferList.css.ts';
import type { TransferOption } from './TransferOption.ts';
import { TransferRows, type TransferRowsProps } from './TransferRows.tsx';

interface TransferColumnProps extends Pick<
  TransferRowsProps,
  'id' | 'ties' | 'isDisabled' | 'picking' | 'onPick' | 'onMove' | 'onStep'
> {
  /** Its title. */
  title: string;
  /** How many lines it has, searched or not. */
  total: number;
  /** The visible lines of the search. */
  rows: readonly TransferOption[];
  /** The searched text. */
  search: string;
  /** Called with the new text. */
  onSearch: (text: string) => void;
  /** Takes focus on mount. */
  autoFocus?: boolean;
  /** What stands in the empty list. */
  empty: string;
  /** Buttons under the list. */
  foot?: ReactNode;
  /** The list. */
  listRef: Ref<HTMLDivElement>;
}

/** A list with its title, the number picked, a search and the lines. */
export function TransferColumn({
  title,
  total,
  rows,
  search,
  onSearch,
  autoFocus,
  empty,
  foot,
  listRef,
  ...list
}: TransferColumnProps) {
  const { t } = useLingui();
  const { picking, onPick, isDisabled } = list;
  const open = pickable(rows);
  const picked = open.reduce((sum, row) => sum + Number(picking.picked.has(row.value)), 0);
  const [isAll, isSome] = [open.length > 0 && picked === open.length, picked > 0 && picked < open.length];
  const sought = search.trim();
  const press = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter') event.preventDefault();
    if (event.key !== 'Escape' || search === '') return;
    event.preventDefault();
    event.stopPropagation();
    onSearch('');
  };
  return (
    <div
      role="group"
      aria-label={title}
      className={css.column}
      data-disabled={isDisabled || undefined}
      data-invalid={list.ties['aria-invalid']}
    >
      <div className={css.head}>
        <Checkbox
          label={title}
          value={isAll}
          isIndeterminate={isSome}
          isDisabled={isDisabled || open.length === 0}
          onChange={(next) => onPick(pickAll(picking, rows, next))}
        />
        <span className={css.count}>
          {sought === ''
            ? t`已选 ${picking.picked.size} / 共 ${total}`
            : t`已选 ${picking.picked.size} / 找到 ${rows.length} / 共 ${total}`}
        </span>
      </div>
      <div className={`${fieldCss.frame} ${css.search}`} data-disabled={isDisabled || undefined}>
        <span className={css.glass}>
          <Search size="1.15em" aria-hidden />
        </span>
        <input
          type="search"
          autoFocus={autoFocus}
          className={fieldCss.input}
          autoComplete="off"
          spellCheck={false}
          aria-label={t`在${title}中查找`}
          placeholder={t`查找`}
          disabled={isDisabled}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          onKeyDown={press}
        />
      </div>
      <div className={css.well}>
        <TransferRows {...list} ref={listRef} label={title} rows={rows} />
        {rows.length === 0 && (
          <div role="status" className={css.none}>
            {total === 0 ? empty : t`没有找到“${sought}”，请换个词再试`}
          </div>
        )}
      </div>
      {foot}
    </div>
  );
}
