import { useEffect, useRef } from 'react';

/** Tells whether what asks is still on the screen, for what comes back later. */
export function useIsShown(): () => boolean {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return () => isShown.current;
}
