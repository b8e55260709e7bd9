import { type RefObject, useEffect } from 'react';

interface Walk {
  /** The slot of the row shown; -1 where it is not among them. */
  slot: number;
  onStep: (by: 1 | -1) => void;
  /** Called with the slot of the row to which arrows went in the table. */
  onSlot: (slot: number) => void;
  onClose: () => void;
}

const TYPED =
  'input, textarea, select, [contenteditable=true], [role=menu], [role=tablist], [role=grid], [role=listbox]';

/**
 * Keys of a record beside its list: up and down go to the row before and after, from the record and from the table, and
 * Esc closes. The row shown is marked by `data-shown`.
 */
export function useWalk(panel: RefObject<HTMLElement | null>, { slot, onStep, onSlot, onClose }: Walk): void {
  useEffect(() => {
    const list = panel.current?.parentElement;
    const row = slot < 0 ? null : list?.querySelector(`tr[data-slot="${slot}"]`);
    row?.setAttribute('data-shown', '');
    return () => row?.removeAttribute('data-shown');
  });
  useEffect(() => {
    const box = panel.current;
    const list = box?.parentElement;
    if (!box || !list) return undefined;
    const inPanel = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (!(event.target instanceof Element) || event.target.closest(TYPED) !== null) return;
      const by = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key];
      if (event.key === 'Escape') onClose();
      else if (by !== undefined) {
        event.preventDefault();
        onStep(by);
      }
    };
    const inTable = ({ key, target }: KeyboardEvent) => {
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
      if (!(target instanceof Element) || target.closest('[role=grid]') === null) return;
      const at = document.activeElement?.closest('tr[data-slot]')?.getAttribute('data-slot');
      if (at !== null && at !== undefined) onSlot(Number(at));
    };
    // The button that was pressed may have left with its record.
    const atNothing = (event: KeyboardEvent) => {
      if (event.target === document.body) inPanel(event);
    };
    document.addEventListener('keydown', atNothing);
    box.addEventListener('keydown', inPanel);
    list.addEventListener('keyup', inTable);
    return () => {
      document.removeEventListener('keydown', atNothing);
      box.removeEventListener('keydown', inPanel);
      list.removeEventListener('keyup', inTable);
    };
  });
}
