import { halfWidth } from '../../Field/halfWidth.ts';
import type { Position } from '../geo.ts';

/** The position that a text says as two numbers, longitude first; where the first can only be a latitude, they are swapped. */
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
