import { useCallback, useEffect, useRef, useState } from 'react';

/** What ends what is held, wherever the pointer is by then. */
const enders = ['blur', 'pagehide', 'pointerup', 'pointercancel'] as const;

/** Something that is held, and what begins and ends it. */
export interface Hold<T> {
  /** What is held; null while nothing is. */
  held: T | null;
  begin: (what: T) => void;
  end: () => void;
}

/**
 * Something that goes on while it is held. It ends on release, also beside what was pressed, when the window is left or
 * hidden, and when what holds it goes away. `onBegin` may give a function that is called at the end, before `onEnd`.
 */
export function useHold<T>(onBegin: (what: T) => void | (() => void), onEnd: () => void): Hold<T> {
  const [held, setHeld] = useState<T | null>(null);
  const latest = useRef({ onBegin, onEnd });
  useEffect(() => {
    latest.current = { onBegin, onEnd };
  });
  const end = useCallback(() => setHeld(null), []);
  useEffect(() => {
    if (held === null) return undefined;
    const undo = latest.current.onBegin(held);
    const leave = () => document.hidden && end();
    for (const name of enders) window.addEventListener(name, end);
    document.addEventListener('visibilitychange', leave);
    return () => {
      undo?.();
      for (const name of enders) window.removeEventListener(name, end);
      document.removeEventListener('visibilitychange', leave);
      latest.current.onEnd();
    };
  }, [held, end]);
  return { held, begin: setHeld, end };
}
