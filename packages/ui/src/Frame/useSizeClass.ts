import { useSyncExternalStore } from 'react';
import { sizeClass, type SizeClass } from './sizeClass.ts';

const watch = (tell: () => void) => {
  window.addEventListener('resize', tell);
  return () => window.removeEventListener('resize', tell);
};

/** The size class of the window; follows it, and draws again only when the class changes. */
export function useSizeClass(): SizeClass {
  return useSyncExternalStore(
    watch,
    () => sizeClass(window.innerWidth),
    () => 'desktop',
  );
}
