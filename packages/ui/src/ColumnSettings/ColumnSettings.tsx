import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import type { Column } from '../DataTable/column.ts';
import { arrange, isChanged, isShown, type TableLayout, withMove } from '../DataTable/layout.ts';
import { withPin, withShown } from '../DataTable/columns/layoutChoices.ts';
import { useColumnDrag } from '../DataTable/columns/useColumnDrag.ts';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import * as css from './ColumnSettings.css.ts';
import { ColumnSetting } from './ColumnSetting.tsx';

export interface ColumnSettingsProps<Row> {
  /** All columns of the list, including those not shown. */
  columns: readonly Column<Row>[];
  /** How they are laid out; `{}` for the layout that the columns define. */
  layout: TableLayout;
  /** Called with each change, at once. */
  onLayoutChange: (layout: TableLayout) => void;
}

/** The panel in which a user shows, hides, orders and freezes the columns of a list, or resets them. */
export function ColumnSettings<Row>({ columns, layout, onLayoutChange }: ColumnSettingsProps<Row>): ReactElement {
  const { t } = useLingui();
  const [message, setMessage] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const ordered = arrange(columns, { order: layout.order });
  const shown = ordered.filter((column) => isShown(column, layout));
  const [count, total] = [shown.length, columns.length];
  const move = (id: string, onto: string) => {
    const next = withMove(columns, layout, id, onto);
    const place = arrange(columns, { order: next.order }).findIndex((column) => column.id === id) + 1;
    const name = columns.find((column) => column.id === id)?.header ?? '';
    if (next === layout) return;
    setMessage(t`${name}移到第 ${place} 位`);
    onLayoutChange(next);
  };
  const step = (id: string, by: 1 | -1) => {
    const onto = ordered[ordered.findIndex((column) => column.id === id) + by];
    if (onto) move(id, onto.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
    const id = (event.target as Element).closest<HTMLElement>('[data-column]')?.dataset.column;
    if (!event.altKey || by === undefined || id === undefined || (event.target as Element).matches('select')) return;
    event.preventDefault();
    step(id, by);
  };
  const listeners = { ...useColumnDrag(move), onKeyDown };
  return (
    <div className={css.panel}>
      <div className={css.top}>
        <span className={css.count}>
          <Trans>
            显示 {count} / {total} 列
          </Trans>
        </span>
        <Button
          size="small"
          variant="quiet"
          isDisabled={!isChanged(layout)}
          onPress={() => {
            onLayoutChange({});
            setMessage(t`列设置已恢复默认`);
            // The button can do no more, and focus would be lost with it.
            list.current?.querySelector<HTMLElement>('input:enabled')?.focus();
          }}
        >
          <Trans>恢复默认</Trans>
        </Button>
      </div>
      <ol ref={list} className={css.list} {...listeners}>
        {ordered.map((column, at) => {
          const isOn = isShown(column, layout);
          return (
            <ColumnSetting
              key={column.id}
              column={column}
              layout={layout}
              isFirst={at === 0}
              isLast={at === total - 1}
              isLocked={isOn && (count === 1 || column.isTitle === true)}
              onStep={(by) => step(column.id, by)}
              onShow={(next) => onLayoutChange(withShown(layout, column.id, next))}
              onPin={(pin) => onLayoutChange(withPin(layout, column.id, pin))}
            />
          );
        })}
      </ol>
      <div role="status" className={visuallyHidden}>
        {message}
      </div>
    </div>
  );
}
