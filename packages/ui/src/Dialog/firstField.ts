/** A button that opens a list or a calendar is a field; one that opens a menu is a tool. */
const FIELDS =
  'input:not([type=hidden], [type=file]), select, textarea, ' +
  'button[aria-haspopup]:not([aria-haspopup=true], [aria-haspopup=menu]), ' +
  '[contenteditable=true], [role=combobox], [role=spinbutton]';
const FIXED = ':disabled, [readonly], [aria-disabled=true], [aria-readonly=true], [tabindex="-1"]';

const isShown = (element: Element) =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';

/**
 * The first field of the form inside, or of all that is inside, that can be written; none while something before it is
 * still loading.
 */
export function firstField(box: Element): HTMLElement | undefined {
  const place = box.querySelector('form') ?? box;
  const first = [...place.querySelectorAll<HTMLElement>(`${FIELDS}, [aria-busy=true]`)].find(
    (element) => isShown(element) && !element.matches(FIXED),
  );
  return first?.matches(FIELDS) ? first : undefined;
}
