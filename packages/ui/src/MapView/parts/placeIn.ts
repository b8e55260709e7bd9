import { halfWidth } from '../../Field/halfWidth.ts';
import type { Position } from '../geo.ts';

/** The position in a text of two numbers, longitude first; swapped where the first can only be a latitude. */
export function placeIn(text: string): Position | null {
  const parts = halfWidth(text)
    .replaceAll(/[，、;；\s°]+/g, ',')
    .split(',')
    .filter((part) => part !== '')
    .map(Number);
  const [one, other] = parts;
  if (parts.length !== 2 || one === undefined || other === undefined || !Number.isFinite(one + other)) return null;
  const [lng, lat] = Math.abs(one) <= 60 && Math.abs(other) > 60 ? [other, one] : [one, other];
  return Math.abs(lng) <= 180 && Math.abs(lat) <= 85 ? [lng, lat] : null;
}
