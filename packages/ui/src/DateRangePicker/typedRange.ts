import type { DateRange } from './DateRange.ts';

const textOf = (parts: readonly HTMLElement[]): string => (parts.every((part) => part.dataset.placeholder !== undefined) ? '' : parts.map((part) => part.textContent ?? '').join('-'));

/** The two days as their typed parts show them, also where parts are missing; null where there are no parts. */
export function typedRange(group: HTMLElement | null): DateRange | null {
  const parts = [...(group?.querySelectorAll<HTMLElement>('[role=spinbutton]') ?? [])];
  if (parts.length !== 6) return null;
  return { from: textOf(parts.slice(0, 3)), to: textOf(parts.slice(3)) };
}
