import type { PointerEvent } from 'react';
import { isInSafeTriangle, type PointerPlace } from './isInSafeTriangle.ts';

/** For how long a movement counts, in milliseconds. */
const MEMORY = 200;

/**
 * Watches whether the pointer is on its way to the panel of the side bar, so that the entries it crosses do not count.
 */
export function pointerWay() {
  let places: PointerPlace[] = [];
  let panel: Element | undefined;
  return {
    /** Tells of a movement in the side bar. */
    move: ({ clientX: x, clientY: y, currentTarget }: PointerEvent): void => {
      const at = performance.now();
      panel = currentTarget.querySelectorAll('nav')[1];
      places = [...places.filter((place) => place.at > at - MEMORY), { x, y, at }];
    },
    /** Whether it is on its way now; a pointer that rests is not. */
    isUnderway: (): boolean => {
      if (panel?.isConnected !== true) return false;
      const now = performance.now();
      const { left, right, top, bottom } = panel.getBoundingClientRect();
      const x = getComputedStyle(panel).direction === 'rtl' ? right : left;
      return isInSafeTriangle(
        places.filter(({ at }) => at > now - MEMORY),
        { x, top, bottom },
      );
    },
  };
}
