import { useSyncExternalStore } from 'react';

/** Screens far wider than high, on which panels have more room than elsewhere. */
const WALL = '(min-width: 1920px) and (min-aspect-ratio: 5/2)';

const watch = (tell: () => void) => {
  const query = matchMedia(WALL);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
};

/** Tells whether the scene is shown on a wall far wider than high. */
export const useOnWall = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(WALL).matches,
    () => false,
  );
