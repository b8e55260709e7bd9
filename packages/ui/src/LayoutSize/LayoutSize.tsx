import { useSyncExternalStore } from 'react';
import { sizeOf, steps, type LayoutSize } from './sizeOf.ts';

export type { LayoutSize } from './sizeOf.ts';

function subscribe(onChange: () => void): () => void {
  const lists = steps.map(([, least]) => matchMedia(`(min-width: ${least}px)`));
  for (const list of lists) list.addEventListener('change', onChange);
  return () => {
    for (const list of lists) list.removeEventListener('change', onChange);
  };
}

/** The size of layout of the window, kept current; renders only when it changes. */
export function useLayoutSize(): LayoutSize {
  return useSyncExternalStore(
    subscribe,
    () => sizeOf(window.innerWidth),
    () => 'lg',
  );
}
