import { playTones } from '../sound/playTones.ts';

/** Rings softly, at most for half a minute, until the returned function is called; silent where browsers forbid it. */
export const ringTone = (): (() => void) => playTones({ tones: [660, 550], length: 0.28, rounds: 12, round: 2.4 });
