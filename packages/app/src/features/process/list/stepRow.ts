/** Moves the focus of the grid in a page by a row; into the grid, where it is elsewhere. */
export function stepRow(page: Element, key: 'ArrowDown' | 'ArrowUp'): void {
  const cell = page.querySelector<HTMLElement>('[role=grid] [tabindex="0"]');
  const isInside = cell?.closest('[role=grid]')?.contains(document.activeElement) === true;
  cell?.focus();
  if (isInside) cell?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}
