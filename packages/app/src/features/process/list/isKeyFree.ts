/**
 * Whether a key may be a shortcut of a page: pressed alone, in the page or nowhere in particular, and not into
 * something that takes text.
 */
export function isKeyFree(event: KeyboardEvent, page: Element): boolean {
  const { target } = event;
  if (
    event.ctrlKey ||
    event.altKey ||
    event.metaKey ||
    event.isComposing ||
    event.defaultPrevented ||
    !(target instanceof HTMLElement)
  )
    return false;
  if (page.closest('[inert], [aria-hidden=true]') !== null) return false;
  if (target === document.body) return true;
  return (
    page.contains(target) &&
    !target.isContentEditable &&
    target.closest(
      'textarea, select, [role=textbox], [role=combobox], [role=menu], [role=listbox], ' +
        '[role=spinbutton], input:not([type=checkbox], [type=radio])',
    ) === null
  );
}
