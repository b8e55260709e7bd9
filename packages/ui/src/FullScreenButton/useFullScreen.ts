import { type RefObject, useSyncExternalStore } from 'react';

const watch = (tell: () => void) => {
  document.addEventListener('fullscreenchange', tell);
  return () => document.removeEventListener('fullscreenchange', tell);
};

/**
 * Whether the browser can fill the screen, whether `target` (default the page or any part) fills it, and the change
 * between; a server offers none.
 */
export function useFullScreen(target?: RefObject<HTMLElement | null>) {
  const isOffered = useSyncExternalStore(
    watch,
    () => document.fullscreenEnabled,
    () => false,
  );
  const isFull = useSyncExternalStore(
    watch,
    () =>
      document.fullscreenElement !== null && (target === undefined || document.fullscreenElement === target.current),
    () => false,
  );
  const enter = () => (target === undefined ? document.documentElement : target.current)?.requestFullscreen();
  const toggle = () => void Promise.resolve(isFull ? document.exitFullscreen() : enter()).catch(() => null);
  return { isOffered, isFull, toggle };
}
