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
  const [year = 0, number = 1] = month.split('-').map(Number);
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { month, from: `${month}-01`, to: `${month}-${two(days)}` };
}
