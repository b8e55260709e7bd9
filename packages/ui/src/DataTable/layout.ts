import type { Column } from './column.ts';
import { clampWidth } from './columns/columnTracks.ts';

/** Where a column stays while the others scroll; `none` lets go of one that stays by itself. */
export type ColumnPin = 'start' | 'end' | 'none';

/**
 * How a user has laid out the columns of a list: plain data, kept as JSON. What it does not name stays as the columns
 * say.
 */
export interface TableLayout {
  /** The ids of columns in order; new columns appear after the one they follow in the list. */
  order?: readonly string[];
  /** Whether a column is drawn, by its id. */
  shown?: Readonly<Record<string, boolean>>;
  /** The widths in pixels at the normal text size, by column id. */
  widths?: Readonly<Record<string, number>>;
  /** The edges at which columns stay, by column id. */
  pins?: Readonly<Record<string, ColumnPin>>;
}

type Plain = Pick<Column<never>, 'id' | 'pin' | 'isHidden'>;

/** The columns in the user's order and at the user's edges; the same array where there are neither. */
export function arrange<C extends Plain>(columns: readonly C[], { order, pins }: TableLayout): readonly C[] {
  const ordered = order ? inOrder(columns, order) : columns;
  if (!pins) return ordered;
  return ordered.map((column) => {
    const pin = pins[column.id];
    return pin === undefined ? column : { ...column, pin: pin === 'none' ? undefined : pin };
  });
}

/** Whether a column is drawn. */
export function isShown({ id, isHidden }: Plain, { shown }: TableLayout): boolean {
  return shown?.[id] ?? !isHidden;
}

/** The layout with another width in pixels; undefined forgets it. */
export function withWidth(layout: TableLayout, id: string, width: number | undefined): TableLayout {
  const { [id]: _old, ...others } = layout.widths ?? {};
  return { ...layout, widths: width === undefined ? others : { ...others, [id]: clampWidth(width) } };
}

/** The layout with a column at the place that another has now. */
export function withMove(columns: readonly Plain[], layout: TableLayout, id: string, onto: string): TableLayout {
  const ids = inOrder(columns, layout.order ?? []).map((column) => column.id);
  const [from, to] = [ids.indexOf(id), ids.indexOf(onto)];
  if (from < 0 || to < 0 || from === to) return layout;
  const others = ids.filter((one) => one !== id);
  return { ...layout, order: [...others.slice(0, to), id, ...others.slice(to)] };
}

/** Whether the user has changed anything. */
export function isChanged({ order, shown, widths, pins }: TableLayout): boolean {
  return (
    order !== undefined || [shown, widths, pins].some((part) => part !== undefined && Object.keys(part).length > 0)
  );
}

/** A layout out of a store; what is not one is dropped. */
export function readLayout(stored: unknown): TableLayout {
  if (!isRecord(stored)) return {};
  const { order, shown, widths, pins } = stored;
  return {
    ...(Array.isArray(order) && { order: order.filter((id): id is string => typeof id === 'string') }),
    ...(isRecord(shown) && { shown: only(shown, (value) => typeof value === 'boolean') }),
    ...(isRecord(widths) && {
      widths: only(widths, (value) => typeof value === 'number' && clampWidth(value) === value),
    }),
    ...(isRecord(pins) && { pins: only(pins, (value) => value === 'start' || value === 'end' || value === 'none') }),
  };
}

function inOrder<C extends Plain>(columns: readonly C[], order: readonly string[]): C[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const result = [...new Set(order)].flatMap((id) => byId.get(id) ?? []);
  const known = new Set(result);
  columns.forEach((column, at) => {
    if (known.has(column)) return;
    const before = columns[at - 1];
    result.splice(before ? result.indexOf(before) + 1 : 0, 0, column);
  });
  return result;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function only<T>(values: Record<string, unknown>, fits: (value: unknown) => boolean): Record<string, T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => fits(value))) as Record<string, T>;
}
