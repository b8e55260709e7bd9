/** The row that an element belongs to, by the slot it is drawn in; -1 for none. */
export function slotOf(element: Element): number {
  return Number(element.closest<HTMLElement>('[data-slot]')?.dataset.slot ?? -1);
}
