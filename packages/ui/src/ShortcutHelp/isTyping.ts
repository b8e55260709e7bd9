/** Whether a key goes into something that takes text, so that it is not a shortcut. */
export function isTyping(event: Event): boolean {
  const { target } = event;
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest('[role=textbox], [role=combobox]') !== null) return true;
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement &&
      !/^(?:button|checkbox|radio|range|submit|reset|file|color)$/.test(target.type))
  );
}
