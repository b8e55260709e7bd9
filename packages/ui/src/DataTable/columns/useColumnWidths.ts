import { useEffect, useState } from 'react';
import { clampWidth } from './columnTracks.ts';
import type { DataTableProps } from '../DataTableProps.ts';
import { withWidth } from '../layout.ts';
import type { TableLayout } from '../layout.ts';

/** The widths a user has given to columns, in pixels by column id. */
export type ColumnWidths = Readonly<Record<string, number>>;

/** Sets the width of a column in pixels, or forgets it; a width under a dragging pointer is not final. */
export type SetWidth = (id: string, width: number | undefined, isFinal: boolean) => void;

const nothing: ColumnWidths = {};

/**
 * The user's column widths and the setter of one: in the layout where the list has one, else remembered in the browser
 * under its name.
 */
export function useColumnWidths<Row extends object>({
  name: given,
  layout,
  onLayoutChange,
}: DataTableProps<Row>): [ColumnWidths, SetWidth] {
  const name = onLayoutChange ? undefined : given;
  const [widths, setWidths] = useState<ColumnWidths>(() => read(name));
  const [dragged, setDragged] = useState<TableLayout>();
  useEffect(() => write(name, widths), [name, widths]);
  if (onLayoutChange) {
    return [
      (dragged ?? layout)?.widths ?? nothing,
      (id, width, isFinal) => {
        const next = withWidth(layout ?? {}, id, width);
        setDragged(isFinal ? undefined : next);
        if (isFinal) onLayoutChange(next);
      },
    ];
  }
  return [
    widths,
    (id, width) => {
      setWidths(({ [id]: _old, ...others }) => (width === undefined ? others : { ...others, [id]: clampWidth(width) }));
    },
  ];
}

const keyOf = (name: string): string => `lattice.table.${name}.widths`;

function read(name: string | undefined): ColumnWidths {
  if (!name) return {};
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).flatMap(([id, px]) => (typeof px === 'number' ? [[id, clampWidth(px)]] : [])),
    );
  } catch {
    return {};
  }
}

function write(name: string | undefined, widths: ColumnWidths): void {
  if (!name) return;
  try {
    if (Object.keys(widths).length > 0) localStorage.setItem(keyOf(name), JSON.stringify(widths));
    else localStorage.removeItem(keyOf(name));
  } catch {
    // A full or forbidden store loses only the memory of the widths.
  }
}
