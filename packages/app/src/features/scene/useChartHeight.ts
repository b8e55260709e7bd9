import { useSyncExternalStore } from 'react';

/** Where a scene is as high as the window; below it scrolls. */
const WHOLE = '(min-width: 1200px) and (min-aspect-ratio: 6/5)';
const LEAST = 320;
const SCROLLED = 400;

const watch = (tell: () => void) => {
  window.addEventListener('resize', tell);
  return () => window.removeEventListener('resize', tell);
};

/** Height in px of a chart that fills the middle of a scene, beside `taken` px of what stands above and below it. */
export function useChartHeight(taken: number): number {
  return useSyncExternalStore(
    watch,
    () => (matchMedia(WHOLE).matches ? Math.max(LEAST, window.innerHeight - taken) : SCROLLED),
    () => SCROLLED,
  );
}
