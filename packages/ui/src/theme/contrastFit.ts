import { contrast, mix, nearestPassing, type Hex, type Need } from './contrast.ts';
import type { Pair } from './pairs.ts';
import type { ColorRole } from './seeds.ts';

/** The colours known so far, by role; a bar without a colour of its own counts as the canvas behind it. */
export type Palette = Partial<Record<ColorRole, Hex>>;

/** The light and the dark end of what may stand on a fill. */
export const contrastEnds: { white: Hex; ink: Hex } = { white: '#ffffff', ink: '#10151c' };

/** What a role must reach against the known backgrounds that it is drawn on; `minimum` raises the ratios. */
export function contrastNeeds(pairs: readonly Pair[], palette: Palette, role: ColorRole, minimum = 0): Need[] {
  return pairs.flatMap(([foreground, background, ratio]) => {
    const against = palette[background];
    return foreground === role && against ? [{ against, ratio: Math.max(ratio, minimum) }] : [];
  });
}

/**
 * The shade nearest to `start` that meets every need, its saturation given up where that must be; undefined where there
 * is none.
 */
export function shadeFor(start: Hex, needs: readonly Need[]): Hex | undefined {
  return (
    nearestPassing(start, needs) ??
    nearestPassing(mix(start, contrastEnds.ink, 0.5), needs) ??
    nearestPassing(mix(start, contrastEnds.white, 0.5), needs)
  );
}

/**
 * A fill and what is drawn on it, both as near to `start` as the needs and `ratio` between them allow; white is drawn
 * where its contrast with `start` is at least `whiteFrom`.
 */
export function fillFor(
  start: Hex,
  needs: readonly Need[],
  ratio: number,
  whiteFrom = 2.5,
): { fill: Hex; on: Hex } | undefined {
  const order =
    contrast(start, contrastEnds.white) >= whiteFrom
      ? [contrastEnds.white, contrastEnds.ink]
      : [contrastEnds.ink, contrastEnds.white];
  for (const on of order) {
    const fill = nearestPassing(start, [...needs, { against: on, ratio }]);
    if (fill) return { fill, on };
  }
  return undefined;
}

/** A breath of `tint` on `base`, at most of `weight`, less where a known foreground would become hard to read. */
export function tintFor(
  pairs: readonly Pair[],
  palette: Palette,
  role: ColorRole,
  base: Hex,
  tint: Hex,
  weight: number,
): Hex {
  const demands = pairs.flatMap(([foreground, background, ratio]) => {
    const against = palette[foreground];
    return background === role && against ? [{ against, ratio }] : [];
  });
  for (let share = weight; share > 0.004; share -= weight / 12) {
    const color = mix(base, tint, share);
    if (demands.every(({ against, ratio }) => contrast(color, against) >= ratio)) return color;
  }
  return base;
}
