import { useEffect, useState } from 'react';

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

function readPane(name: string): Pane {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null');
    if (typeof stored === 'object' && stored !== null && 'width' in stored && typeof stored.width === 'number') {
      return { width: clampPane(stored.width), isFolded: 'isFolded' in stored && stored.isFolded === true };
    }
  } catch {
    return { width: paneLimits.usual, isFolded: false };
  }
  return { width: paneLimits.usual, isFolded: false };
}

/** The pane as the user left it, remembered in the browser under a name. */
export function usePane(name: string): [Pane, (next: Partial<Pane>) => void] {
  const [pane, setPane] = useState(() => readPane(name));
  useEffect(() => {
    try {
      localStorage.setItem(keyOf(name), JSON.stringify(pane));
    } catch {
      // A full or forbidden store loses only the memory of the width.
    }
  }, [name, pane]);
  return [pane, (next) => setPane((now) => ({ ...now, ...next }))];
}
