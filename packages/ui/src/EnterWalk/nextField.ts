const LINE = 'input:not([type=checkbox]):not([type=file]):not([type=button]):not([type=search]):not([type=hidden])';
const STOPS = `${LINE}, input[type=search], select, textarea, button[aria-haspopup=listbox], [data-walk]`;

const canTake = (element: HTMLElement) =>
  !element.matches(':disabled, [tabindex="-1"], [readonly]') && element.getClientRects().length > 0;

/**
 * The field after one in the order of the page; null where Enter keeps what it does there: outside of fields of one
 * line, in a list that is open, and after the last.
 */
export function nextField(root: HTMLElement, from: HTMLElement): HTMLElement | null {
  if (!from.matches(LINE) || from.getAttribute('aria-expanded') === 'true') return null;
  const stops = [...root.querySelectorAll<HTMLElement>(STOPS)].filter((one) => one === from || canTake(one));
  return stops[stops.indexOf(from) + 1] ?? null;
}
