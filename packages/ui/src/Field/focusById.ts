const FOCUSABLE = 'input:not([type=hidden]):not([tabindex="-1"]), textarea, select, button, [tabindex="0"]';

/** Moves focus to the element with this id, or to the first thing inside it that takes focus; tells whether it did. */
export function focusById(id: string): boolean {
  const element = document.getElementById(id);
  const target = element?.matches(FOCUSABLE) ? element : (element?.querySelector<HTMLElement>(FOCUSABLE) ?? element);
  target?.scrollIntoView({ block: 'nearest' });
  target?.focus();
  return target !== null && target !== undefined && document.activeElement === target;
}
