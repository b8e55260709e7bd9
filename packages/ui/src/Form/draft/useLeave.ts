import { useEffect, useState } from 'react';

/** Somebody who wants to leave: how it goes on, and what is done where they stay. */
interface Leaver {
  go: () => void;
  stay?: (() => void) | undefined;
}

/** The way out of a form. */
export interface Leave {
  /** A question stands open. */
  isAsking: boolean;
  /** Goes at once where nothing is lost, else asks first. */
  leave: (go: () => void, stay?: () => void) => void;
  /** Answers the question. */
  answer: (goes: boolean) => void;
}

/**
 * Guards what was typed: the browser asks before the page goes, and `clearSession` before a window, a tab or a route
 * does.
 */
export function useLeave(isAtRisk: boolean, isBusy: () => boolean): Leave {
  const [leaver, setLeaver] = useState<Leaver | null>(null);
  useEffect(() => {
    if (!isAtRisk) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Chromium before 119 asks only where returnValue is set:
      // https://developer.mozilla.org/docs/Web/API/BeforeUnloadEvent/returnValue
      event.returnValue = true;
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAtRisk]);
  return {
    isAsking: leaver !== null,
    leave: (go, stay) => {
      if (isAtRisk || isBusy()) setLeaver({ go, stay });
      else go();
    },
    answer: (goes) => {
      setLeaver(null);
      if (goes) leaver?.go();
      else leaver?.stay?.();
    },
  };
}
