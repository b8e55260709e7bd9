import type { DateRange } from './DateRange.ts';

const ORDER = ['year', 'month', 'day'];

function textOf(parts: readonly HTMLElement[]): string {
  if (parts.every((part) => part.dataset.placeholder !== undefined)) return '';
  return ORDER.map((type) => parts.find((part) => part.dataset.type === type)?.textContent ?? '').join('-');
}

/**
 * The two days as their typed parts show them, year first in every language, also where parts are missing; null where
 * there are no parts.
 */
export function typedRange(group: HTMLElement | null): DateRange | null {
  const parts = [...(group?.querySelectorAll<HTMLElement>('[role=spinbutton]') ?? [])];
  if (parts.length !== 6) return null;
  return { from: textOf(parts.slice(0, 3)), to: textOf(parts.slice(3)) };
}
