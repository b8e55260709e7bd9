import { useState } from 'react';
import { breakpoints } from '../Frame/sizeClass.ts';

/** The width of a pane in pixels, and whether it is folded away. */
export interface Pane {
  width: number;
  isFolded: boolean;
}

/** The minimum and maximum width of a pane, in pixels. */
export const paneLimits = { least: 180, most: 560, usual: 280 };

/** A width within the limits. */
export const clampPane = (width: number): number =>
  Math.round(Math.min(paneLimits.most, Math.max(paneLimits.least, width)));

const keyOf = (name: string) => `lattice.pane.${name}`;

/** The pane that nobody changed: on a small window it would take the room of two columns, so it begins folded away. */
const usualPane = (): Pane => ({ width: paneLimits.usual, isFolded: globalThis.innerWidth < breakpoints.desktop });

function readPane(name: string): Pane {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null');
    if (typeof stored === 'object' && stored !== null && 'width' in stored && typeof stored.width === 'number') {
      return { width: clampPane(stored.width), isFolded: 'isFolded' in stored && stored.isFolded === true };
    }
  } catch {
    return usualPane();
  }
  return usualPane();
}

/** The pane as the user left it, remembered in the browser under a name. */
export function usePane(name: string): [Pane, (next: Partial<Pane>) => void] {
  const [pane, setPane] = useState(() => readPane(name));
  const change = (next: Partial<Pane>) => {
    const changed = { ...pane, ...next };
    setPane(changed);
    try {
      localStorage.setItem(keyOf(name), JSON.stringify(changed));
    } catch {
      // A full or forbidden store loses only the memory of the pane.
    }
  };
  return [pane, change];
}
