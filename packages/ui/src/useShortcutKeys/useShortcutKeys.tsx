import { useEffect } from 'react';
import { markOf, type ShortcutMark } from './markOf.ts';

/** What opens something of its own by Alt and an arrow. */
const OPENING = 'select, [role=combobox], [role=spinbutton], [aria-haspopup]';

const isReached = (element: HTMLElement) =>
  element.getClientRects().length > 0 &&
  element.closest('[inert], [aria-hidden=true]') === null &&
  !element.matches(':disabled, [aria-disabled=true]');

/** Presses the button that carries a mark, or goes into the field in what carries it; the last one in sight counts. */
function pressMarked(mark: ShortcutMark): boolean {
  const marked = [...document.querySelectorAll<HTMLElement>(`[data-shortcut=${mark}]`)].filter(isReached).at(-1);
  const field = marked?.querySelector('input');
  if (field) {
    field.focus();
    field.select();
  } else marked?.click();
  return marked !== undefined;
}

/** Hears the shortcuts of lists and records: what they press is marked by `data-shortcut`. */
export function useShortcutKeys(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const mark = event.defaultPrevented ? undefined : markOf(event);
      if (mark === undefined) return;
      const isStep = mark === 'next' || mark === 'previous';
      if (isStep && event.target instanceof Element && event.target.closest(OPENING) !== null) return;
      if (pressMarked(mark)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
