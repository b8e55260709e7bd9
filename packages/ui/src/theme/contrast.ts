/** A colour as six hexadecimal digits, `#rrggbb`. */
export type Hex = `#${string}`;

/** One demand on a colour: the minimum contrast ratio it must have against another. */
export interface Need {
  against: Hex;
  ratio: number;
}

function channels(hex: Hex): [number, number, number] {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) {
    throw new Error(`"${hex}" is not a colour, so no contrast can be computed. Write it as #rrggbb.`);
  }
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function toHex(rgb: readonly number[]): Hex {
  return `#${rgb
    .map((c) =>
      Math.round(Math.min(255, Math.max(0, c)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The relative luminance of WCAG 2, 0 (black) to 1 (white). */
export function luminance(hex: Hex): number {
  const [r, g, b] = channels(hex).map((c) => (c <= 10.31475 ? c / 3294.6 : ((c / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

/** The contrast ratio of WCAG 2, 1 (equal) to 21 (black on white). */
export function contrast(a: Hex, b: Hex): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high! + 0.05) / (low! + 0.05);
}

/** A colour between two others; `weight` is the share of the second, 0 to 1. */
export function mix(a: Hex, b: Hex, weight: number): Hex {
  const to = channels(b);
  return toHex(channels(a).map((c, i) => c + (to[i]! - c) * weight));
}

function toHsl(hex: Hex): [number, number, number] {
  const [r, g, b] = channels(hex).map((c) => c / 255) as [number, number, number];
  const max = Math.max(r, g, b);
  const delta = max - Math.min(r, g, b);
  const lightness = max - delta / 2;
  if (delta === 0) return [0, 0, lightness];
  const hue = max === r ? ((g - b) / delta + 6) % 6 : max === g ? (b - r) / delta + 2 : (r - g) / delta + 4;
  return [hue, delta / (1 - Math.abs(2 * lightness - 1)), lightness];
}

function fromHsl([hue, saturation, lightness]: [number, number, number]): Hex {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const k = (offset + hue * 2) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return toHex([channel(0), channel(8), channel(4)]);
}

/** The same hue and saturation, lighter (positive) or darker (negative) by `amount`, −1 to 1. */
export function lighten(hex: Hex, amount: number): Hex {
  const [h, s, l] = toHsl(hex);
  return fromHsl([h, s, Math.min(1, Math.max(0, l + amount))]);
}

/** The shade of a colour nearest to it in lightness that meets every need; undefined where there is none. */
export function nearestPassing(hex: Hex, needs: readonly Need[]): Hex | undefined {
  for (let step = 0; step <= 1; step += 0.005) {
    for (const shade of step === 0 ? [hex] : [lighten(hex, -step), lighten(hex, step)]) {
      if (needs.every((need) => contrast(shade, need.against) >= need.ratio)) return shade;
    }
  }
  return undefined;
}
