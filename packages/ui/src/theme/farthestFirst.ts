import { luminance, type Hex } from './contrast.ts';

const channels = (color: Hex) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16) / 255);

function distance(one: Hex, other: Hex): number {
  const [a, b] = [channels(one), channels(other)];
  return Math.hypot(...a.map((value, at) => value - (b[at] ?? 0)), luminance(one) - luminance(other));
}

/** The colours in an order in which each is as unlike those before it as can be, and the first as unlike `start`. */
export function farthestFirst(start: Hex, colors: readonly Hex[]): Hex[] {
  const ordered: Hex[] = [];
  const left = [...colors];
  const apart = (color: Hex) => Math.min(...[start, ...ordered].map((other) => distance(color, other)));
  while (left.length > 0) {
    const next = left.reduce((best, color) => (apart(color) > apart(best) ? color : best));
    ordered.push(...left.splice(left.indexOf(next), 1));
  }
  return ordered;
}
