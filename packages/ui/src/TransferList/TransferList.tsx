import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { Field } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/FieldProps.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { formatList } from '../formatList/formatList.tsx';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { lineAfter, EMPTY_SELECTION, pickable, prune } from './transferSelection.ts';
import { matching, moveWithin, split } from './transfer.ts';
import { TransferColumn } from './TransferColumn.tsx';
import * as css from './TransferList.css.ts';
import { TransferMoves } from './TransferMoves.tsx';
import type { TransferOption } from './TransferOption.ts';

export type { TransferOption } from './TransferOption.ts';

/** The value holds the chosen values in their order. */
export interface TransferListProps extends Omit<FieldProps<readonly string[], HTMLDivElement>, 'name'> {
  /**
   * What there is to choose from, chosen or not; keep it the same array between renders. Chosen values that are not
   * among them are kept.
   */
  options: readonly TransferOption[];
  /** Title of the list to choose from; default 可选项. */
  availableTitle?: string;
  /** Title of the list of chosen ones; default 已加入. */
  chosenTitle?: string;
  /** Lets the user put the chosen ones in order; default false. */
  isOrdered?: boolean;
}

/**
 * Two lists, what can be chosen and what is chosen, with a search each; ticked lines move between them by button, Enter
 * or double click.
 */
export function TransferList({
  value,
  onChange,
  options,
  availableTitle,
  chosenTitle,
  isOrdered = false,
  onBlur,
  ref,
  ...field
}: TransferListProps) {
  const { t, i18n } = useLingui();
  const [left, right] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const [pickings, setPickings] = useState({ available: EMPTY_SELECTION, chosen: EMPTY_SELECTION });
  const [search, setSearch] = useState({ available: '', chosen: '' });
  const [news, setNews] = useState('');
  const { available, chosen } = useMemo(() => split(options, value), [options, value]);
  const from = useMemo(() => matching(available, search.available), [available, search.available]);
  const to = useMemo(() => matching(chosen, search.chosen), [chosen, search.chosen]);
  const picks = {
    available: useMemo(() => prune(pickings.available, available), [pickings.available, available]),
    chosen: useMemo(() => prune(pickings.chosen, chosen), [pickings.chosen, chosen]),
  };
  const [fromTitle, toTitle] = [availableTitle ?? t`可选项`, chosenTitle ?? t`已加入`];
  const add = (rows: readonly TransferOption[]) => {
    const moved = pickable(rows).map((row) => row.value);
    if (moved.length === 0) return;
    const now = value.length + moved.length;
    onChange([...value, ...moved]);
    setPickings({
      available: { ...picks.available, active: lineAfter(from, new Set(moved)), anchor: null },
      chosen: { ...picks.chosen, active: moved[moved.length - 1] ?? null, anchor: null },
    });
    setNews(t`已移入“${toTitle}” ${moved.length} 项，现在共 ${now} 项`);
    left.current?.focus();
  };
  const remove = (rows: readonly TransferOption[]) => {
    const moved = new Set(pickable(rows).map((row) => row.value));
    if (moved.size === 0) return;
    const now = value.length - moved.size;
    onChange(value.filter((one) => !moved.has(one)));
    setPickings({
      available: { ...picks.available, active: [...moved][0] ?? null, anchor: null },
      chosen: { ...picks.chosen, active: lineAfter(to, moved), anchor: null },
    });
    setNews(t`已从“${toTitle}”移出 ${moved.size} 项，现在共 ${now} 项`);
    right.current?.focus();
  };
  const step = (by: -1 | 1) => {
    const { active, picked } = picks.chosen;
    const moving = picked.size > 0 ? picked : new Set(active === null ? [] : [active]);
    const next = moveWithin(
      value,
      to.map((row) => row.value),
      moving,
      by,
    );
    const first = next.findIndex((one) => moving.has(one));
    if (first === -1 || next.every((one, index) => one === value[index])) return;
    const [label, place] = [chosen.find((row) => row.value === next[first])?.label ?? '', first + 1];
    onChange(next);
    setNews(t`“${label}”移到第 ${place} 位`);
  };
  const pickedOf = (rows: readonly TransferOption[], picked: ReadonlySet<string>) =>
    rows.filter((row) => picked.has(row.value));
  const single = (rows: readonly TransferOption[], picked: ReadonlySet<string>, one: string, isAlone: boolean) =>
    picked.size > 0 && !isAlone ? pickedOf(rows, picked) : rows.filter((row) => row.value === one);
  const act = {
    add: () => add(pickedOf(available, picks.available.picked)),
    addAll: () => add(from),
    remove: () => remove(pickedOf(chosen, picks.chosen.picked)),
    removeAll: () => remove(to),
  };
  const canStep = picks.chosen.picked.size > 0 || to.some((row) => row.value === picks.chosen.active);
  return (
    <Field
      {...field}
      isCustom
      text={
        field.isReadOnly
          ? formatList(
              chosen.map((row) => row.label),
              i18n.locale,
            )
          : undefined
      }
    >
      {(control, labelId) => {
        const isDisabled = control.disabled === true;
        const ties = {
          'aria-describedby': control['aria-describedby'],
          'aria-invalid': control['aria-invalid'],
          'aria-required': control['aria-required'],
        };
        return (
          <Group
            ref={ref}
            id={control.id}
            aria-labelledby={labelId}
            aria-describedby={control['aria-describedby']}
            className={css.lists}
            onBlur={(event) => {
              if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
            }}
          >
            <TransferColumn
              id={`${control.id}-available`}
              ties={{ ...ties, 'aria-invalid': undefined, 'aria-required': undefined }}
              isDisabled={isDisabled}
              listRef={left}
              title={fromTitle}
              total={available.length}
              rows={from}
              search={search.available}
              onSearch={(text) => setSearch({ ...search, available: text })}
              picking={picks.available}
              onPick={(next) => setPickings({ ...picks, available: next })}
              onMove={(one, isAlone) => add(single(available, picks.available.picked, one, isAlone))}
              autoFocus={control.autoFocus}
              empty={t`都已加入`}
            />
            <TransferMoves
              isDisabled={isDisabled}
              counts={{
                add: picks.available.picked.size,
                addAll: pickable(from).length,
                remove: picks.chosen.picked.size,
                removeAll: pickable(to).length,
              }}
              isSearched={{ available: search.available.trim() !== '', chosen: search.chosen.trim() !== '' }}
              onMove={(move) => act[move]()}
            />
            <TransferColumn
              id={`${control.id}-chosen`}
              ties={ties}
              isDisabled={isDisabled}
              listRef={right}
              title={toTitle}
              total={chosen.length}
              rows={to}
              search={search.chosen}
              onSearch={(text) => setSearch({ ...search, chosen: text })}
              picking={picks.chosen}
              onPick={(next) => setPickings({ ...picks, chosen: next })}
              onMove={(one, isAlone) => remove(single(chosen, picks.chosen.picked, one, isAlone))}
              onStep={isOrdered ? step : undefined}
              empty={t`还没有加入任何项`}
              foot={
                isOrdered && (
                  <div className={css.foot}>
                    <IconButton
                      size="small"
                      label={t`上移`}
                      isDisabled={isDisabled || !canStep}
                      onPress={() => step(-1)}
                    >
                      <ArrowUp size="1.1em" aria-hidden />
                    </IconButton>
                    <IconButton
                      size="small"
                      label={t`下移`}
                      isDisabled={isDisabled || !canStep}
                      onPress={() => step(1)}
                    >
                      <ArrowDown size="1.1em" aria-hidden />
                    </IconButton>
                  </div>
                )
              }
            />
            <div role="status" className={visuallyHidden}>
              {news}
            </div>
          </Group>
        );
      }}
    </Field>
  );
}
