import { useEffect, useState } from 'react';
import { clampWidth } from './columnTracks.ts';

/** The widths a user has given to columns, in px by column id. */
export type ColumnWidths = Readonly<Record<string, number>>;

/** The user's column widths, remembered in the browser under a name, and the setter of one; undefined forgets it. */
export function useColumnWidths(name: string | undefined): [ColumnWidths, (id: string, width: number | undefined) => void] {
  const [widths, setWidths] = useState<ColumnWidths>(() => read(name));
  useEffect(() => write(name, widths), [name, widths]);
  const setWidth = (id: string, width: number | undefined) => {
    setWidths(({ [id]: _old, ...others }) => (width === undefined ? others : { ...others, [id]: clampWidth(width) }));
  };
  return [widths, setWidth];
}

const keyOf = (name: string): string => `lattice.table.${name}.widths`;

function read(name: string | undefined): ColumnWidths {
  if (!name) return {};
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).flatMap(([id, px]) => (typeof px === 'number' ? [[id, clampWidth(px)]] : [])));
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
