const places = ['[role=grid] [tabindex="0"]', '[role=checkbox]'];

/**
 * Leads the focus from beside a list into its rows: to the cell that last had it, on a phone to the box that selects
 * the page; does nothing outside of a list.
 */
export function focusRows(beside: Element | null): void {
  const list = beside?.parentElement?.parentElement;
  const place = places.map((one) => list?.querySelector<HTMLElement>(one)).find(Boolean);
  place?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
