import type { Column } from '../column.ts';
import type { ColumnPin, TableLayout } from '../layout.ts';

/** Where a column stays. */
export function pinOf({ id, pin }: Pick<Column<never>, 'id' | 'pin'>, { pins }: TableLayout): ColumnPin {
  return pins?.[id] ?? pin ?? 'none';
}

/** The layout with a column shown or not. */
export function withShown(layout: TableLayout, id: string, isOn: boolean): TableLayout {
  return { ...layout, shown: { ...layout.shown, [id]: isOn } };
}

/** The layout with a column at another edge. */
export function withPin(layout: TableLayout, id: string, pin: ColumnPin): TableLayout {
  return { ...layout, pins: { ...layout.pins, [id]: pin } };
}
