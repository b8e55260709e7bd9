import { type RefObject, useEffect, useState } from 'react';

/** How long a revealed value stays visible, in milliseconds. */
export const revealTime = 30_000;

/** A revealed value and what can be done with it. */
export interface Reveal {
  /** The clear value while it is in sight, else null. */
  clear: string | null;
  /** Shows a clear value. */
  show: (clear: string) => void;
  /** Hides it again. */
  hide: () => void;
}

/**
 * A clear value that hides itself when its time is over, when the record changes, when the page goes out of sight, or
 * when focus leaves the group around it.
 */
export function useReveal(group: RefObject<HTMLElement | null>, masked: string, time: number): Reveal {
  const [shown, setShown] = useState<{ of: string; clear: string } | null>(null);
  useEffect(() => {
    if (shown === null) return;
    const element = group.current;
    const hide = () => setShown(null);
    const left = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && element?.contains(relatedTarget))) hide();
    };
    element?.addEventListener('focusout', left);
    const timer = setTimeout(hide, time);
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('focusout', left);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [group, shown, time]);
  return {
    clear: shown !== null && shown.of === masked ? shown.clear : null,
    show: (clear) => setShown({ of: masked, clear }),
    hide: () => setShown(null),
  };
}
