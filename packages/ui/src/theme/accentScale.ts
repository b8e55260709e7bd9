import { lighten, mix, type Hex } from './contrast.ts';

/** Ten tints of an accent, the strongest first, and one shade darker than it. */
export interface AccentScale {
  tints: readonly Hex[];
  shade: Hex;
}

/** Ten tints that fade towards `paper` (white by default; the surface in a dark theme) in even steps, and one shade. */
export function accentScale(accent: Hex, paper: Hex = '#ffffff'): AccentScale {
  return {
    tints: Array.from({ length: 10 }, (_, step) => mix(accent, paper, (step + 1) / 11)),
    shade: lighten(accent, -0.1),
  };
}
