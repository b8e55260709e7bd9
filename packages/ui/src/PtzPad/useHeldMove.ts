import { type Hold, useHold } from '../HoldButton/useHold.ts';

/** Ways in which a camera moves. */
export type PtzMove = 'up' | 'down' | 'left' | 'right' | 'zoomin' | 'zoomout';

/** Milliseconds after which a movement that is still wanted is told again. */
const REPEAT = 500;

/** A movement that goes on while it is held: told at once and again and again, until it ends. */
export const useHeldMove = (onMove: (move: PtzMove) => void, onStop: () => void): Hold<PtzMove> =>
  useHold<PtzMove>((move) => {
    onMove(move);
    const timer = setInterval(() => onMove(move), REPEAT);
    return () => clearInterval(timer);
  }, onStop);
