import type { Hex } from './contrast.ts';

/** A colour in OKLab: lightness 0 to 1, green to red, blue to yellow. */
export type Lab = readonly [lightness: number, a: number, b: number];

/** The kinds of sight that palettes are judged by: ordinary, without red, without green and without blue cones. */
export const sights = ['ordinary', 'protan', 'deutan', 'tritan'] as const;
/** One of them. */
export type Sight = (typeof sights)[number];

type Matrix = readonly (readonly [number, number, number])[];

/** What each sight makes of linear red, green and blue, complete loss (Machado, Oliveira and Fernandes 2009). */
const seenBy: Record<Sight, Matrix> = {
  ordinary: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const toCones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const toLab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const fromLab: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const fromCones: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

const times = (matrix: Matrix, of: readonly number[]): number[] =>
  matrix.map((row) => row.reduce((sum, factor, at) => sum + factor * (of[at] ?? 0), 0));
const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const encoded = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** A colour in OKLab as it appears to a sight. */
export function labOf(hex: Hex, sight: Sight = 'ordinary'): Lab {
  const rgb = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  const seen = times(seenBy[sight], rgb).map((value) => Math.min(1, Math.max(0, value)));
  const [lightness = 0, a = 0, b = 0] = times(toLab, times(toCones, seen).map(Math.cbrt));
  return [lightness, a, b];
}

/** The colour of OKLab; undefined where no screen shows it. */
export function hexOf(lab: Lab): Hex | undefined {
  const cones = times(fromLab, lab).map((value) => value ** 3);
  const rgb = times(fromCones, cones);
  if (rgb.some((value) => value < -0.0005 || value > 1.0005)) return undefined;
  const bytes = rgb.map((value) => Math.round(Math.min(1, Math.max(0, encoded(Math.max(0, value)))) * 255));
  return `#${bytes.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** How unlike two colours look to a sight: their distance in OKLab times 100; about 2 is just seen, 10 is plain. */
export function distance(one: Hex, other: Hex, sight: Sight = 'ordinary'): number {
  const [a, b] = [labOf(one, sight), labOf(other, sight)];
  return 100 * Math.hypot(...a.map((value, at) => value - (b[at] ?? 0)));
}
