import { daysOfMonth } from '@lattice/api/day';
import type { Span } from './Report.ts';

const two = (part: number) => String(part).padStart(2, '0');

/** The month some months before or after another, `yyyy-MM`. */
export function monthFrom(month: string, steps: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const at = year * 12 + number - 1 + steps;
  return `${Math.floor(at / 12)}-${two((at % 12) + 1)}`;
}

/** A month with its first and last day. */
export function spanOf(month: string): Span {
  const days = daysOfMonth(month);
  return { month, from: days[0] ?? '', to: days.at(-1) ?? '' };
}
