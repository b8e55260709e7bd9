import { useSyncExternalStore } from 'react';

/** Screens far wider than high, on which panels have more room than elsewhere. */
const WALL = '(min-width: 1920px) and (min-aspect-ratio: 5/2)';
/** Those and upright ones on walls, on which the largest panel of a side is as wide as two. */
const BROAD = `${WALL}, (min-width: 1000px) and (min-height: 1500px) and (max-aspect-ratio: 6/5)`;

/** Tells whether the screen is as a media query says, and again when it changes. */
function mediaHook(media: string): () => boolean {
  const watch = (tell: () => void) => {
    const query = matchMedia(media);
    query.addEventListener('change', tell);
    return () => query.removeEventListener('change', tell);
  };
  return () =>
    useSyncExternalStore(
      watch,
      () => matchMedia(media).matches,
      () => false,
    );
}

/** Tells whether the scene is shown on a wall far wider than high. */
export const useOnWall = mediaHook(WALL);

/** Tells whether the largest panel of a side has the width of two. */
export const useBroadPanels = mediaHook(BROAD);
