import { distance, hexOf, labOf, sights } from './colorSpace.ts';
import { contrast, luminance, type Hex } from './contrast.ts';

/** How strong the colours of charts are. */
export type ChartMood = 'muted' | 'clear' | 'vivid';

/** What a chart palette is made for. */
export interface ChartGround {
  /** The first series; also the hue of the ramps. */
  first: Hex;
  /** What charts are drawn on. */
  grounds: readonly Hex[];
  /** Cards, and figures on deep cells. */
  surface: Hex;
  /** Figures on pale cells. */
  text: Hex;
  /** The colour of errors, which no series may be taken for. */
  critical: Hex;
  isDark: boolean;
  mood: ChartMood;
  /** The least contrast of each series with the grounds, and of figures with the cells of a ramp. */
  ratios: { series: number; text: number };
}

const moods: Record<ChartMood, readonly number[]> = {
  muted: [0.05, 0.09, 0.12],
  clear: [0.08, 0.12, 0.16],
  vivid: [0.11, 0.16, 0.21],
};
const hues = Array.from({ length: 36 }, (_, at) => at * 10);
const notCritical = 7;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The colour of this lightness and hue, its chroma (0 to about 0.3) lowered until a screen shows it. */
function colorAt(lightness: number, chroma: number, hue: number): Hex {
  for (let part = 1; part > 0; part -= 0.05) {
    const reach = chroma * part;
    const found = hexOf([lightness, reach * Math.cos(radians(hue)), reach * Math.sin(radians(hue))]);
    if (found) return found;
  }
  return hexOf([lightness, 0, 0]) ?? '#808080';
}

function hueOf(hex: Hex): number {
  const [, a, b] = labOf(hex);
  return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
}

/**
 * How unlike two colours are to the sight that tells them apart worst; loss of colour vision counts a little less than
 * ordinary sight.
 */
export function apart(one: Hex, other: Hex): number {
  return Math.min(...sights.map((sight) => distance(one, other, sight) * (sight === 'ordinary' ? 0.75 : 1)));
}

/** From this on two colours are apart enough, and the one of the middle lightness is taken. */
const enough = 10.5;

/**
 * Eight colours of series: the first as given, each next one as unlike those before as can be, also to the
 * colour-blind, and each of the contrast that is asked with every ground. Among those that are unlike enough, neither
 * the darkest nor the palest comes first.
 */
export function seriesColors({ first, grounds, critical, isDark, mood, ratios }: ChartGround): Hex[] {
  const lightnesses = isDark ? [0.56, 0.62, 0.68, 0.74, 0.8, 0.87] : [0.34, 0.4, 0.46, 0.52, 0.57, 0.62, 0.66, 0.7];
  const middle = isDark ? 0.74 : 0.58;
  const candidates = lightnesses
    .flatMap((lightness) =>
      moods[mood].flatMap((chroma, strength) =>
        hues.map((hue) => ({
          color: colorAt(lightness, chroma, hue),
          plainness: 14 * Math.abs(lightness - middle) - strength * 0.7,
        })),
      ),
    )
    .filter(
      ({ color }) =>
        grounds.every((ground) => contrast(color, ground) >= ratios.series) && distance(color, critical) >= notCritical,
    );
  const chosen = [first];
  const nearest = candidates.map(({ color }) => apart(color, first));
  while (chosen.length < 8) {
    const score = candidates.map(({ plainness }, at) => Math.min(nearest[at] ?? 0, enough) - plainness);
    const next = candidates[score.indexOf(Math.max(...score))]?.color ?? first;
    chosen.push(next);
    candidates.forEach(({ color }, at) => (nearest[at] = Math.min(nearest[at] ?? 0, apart(color, next))));
  }
  return chosen;
}

/** The lightness nearest to `start` at which a figure in `ink` is read on the colour. */
function readable(start: number, chroma: number, hue: number, ink: Hex, ratio: number): Hex {
  for (let step = 0; step < 0.5; step += 0.01) {
    for (const lightness of [start - step, start + step]) {
      const color = colorAt(Math.min(0.98, Math.max(0.1, lightness)), chroma, hue);
      if (contrast(color, ink) >= ratio) return color;
    }
  }
  return luminance(ink) < 0.2 ? '#ffffff' : '#000000';
}

/** Five steps from little to much; `text` is read on the first three, `surface` on the last two. */
export function sequentialColors({ first, surface, text, isDark, ratios }: ChartGround): Hex[] {
  const hue = hueOf(first);
  const steps = isDark ? [0.29, 0.38, 0.47, 0.68, 0.84] : [0.94, 0.84, 0.73, 0.53, 0.38];
  const chromas = isDark ? [0.04, 0.07, 0.1, 0.13, 0.1] : [0.03, 0.07, 0.11, 0.14, 0.11];
  return steps.map((step, at) => readable(step, chromas[at] ?? 0, hue, at < 3 ? text : surface, ratios.text));
}

/** Seven steps from far below over the middle to far above; `surface` is read on both ends, `text` on the rest. */
export function divergingColors({ first, surface, text, isDark, ratios }: ChartGround): Hex[] {
  const own = hueOf(first);
  const isWarm = own < 120;
  const [cold, warm] = isWarm ? [240, own] : [own > 180 && own < 290 ? own : 245, 55];
  const steps = isDark ? [0.78, 0.5, 0.4] : [0.46, 0.68, 0.83];
  const chromas = [0.13, 0.11, 0.06];
  const arm = (hue: number) =>
    steps.map((step, at) => readable(step, chromas[at] ?? 0, hue, at === 0 ? surface : text, ratios.text));
  return [...arm(cold), readable(isDark ? 0.32 : 0.94, 0.005, own, text, ratios.text), ...arm(warm).reverse()];
}
