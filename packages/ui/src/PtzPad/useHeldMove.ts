import { useCallback, useEffect, useRef, useState } from 'react';

/** Ways in which a camera moves. */
export type PtzMove = 'up' | 'down' | 'left' | 'right' | 'zoomin' | 'zoomout';

/** Milliseconds after which a movement that is still wanted is told again. */
const REPEAT = 500;

/**
 * A movement that goes on while it is held: told at once and again and again, and ended on release, when the window is
 * left or hidden, and when what holds it goes away.
 */
export function useHeldMove(onMove: (move: PtzMove) => void, onStop: () => void) {
  const [held, setHeld] = useState<PtzMove | null>(null);
  const latest = useRef({ onMove, onStop });
  useEffect(() => {
    latest.current = { onMove, onStop };
  });
  const end = useCallback(() => setHeld(null), []);
  useEffect(() => {
    if (held === null) return undefined;
    latest.current.onMove(held);
    const timer = setInterval(() => latest.current.onMove(held), REPEAT);
    const leave = () => document.hidden && end();
    const enders = ['blur', 'pagehide', 'pointerup', 'pointercancel'] as const;
    for (const name of enders) window.addEventListener(name, end);
    document.addEventListener('visibilitychange', leave);
    return () => {
      clearInterval(timer);
      for (const name of enders) window.removeEventListener(name, end);
      document.removeEventListener('visibilitychange', leave);
      latest.current.onStop();
    };
  }, [held, end]);
  return { held, begin: setHeld, end };
}
