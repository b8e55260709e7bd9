import { type RefObject, useEffect } from 'react';
import { firstField } from './firstField.ts';

const ended = ['keydown', 'pointerdown'] as const;

/** Where the focus of a window begins. */
export type FocusStart = 'field' | 'heading';

/**
 * Begins in the first field of a window that can be written, as soon as it is there; where there is none, or none yet,
 * and in windows to be read, at the heading. What took the focus already keeps it, and so does whoever went elsewhere
 * meanwhile.
 */
export function useStartFocus(body: RefObject<HTMLElement | null>, start: FocusStart): void {
  useEffect(() => {
    const box = body.current;
    const dialog = box?.closest<HTMLElement>('[role=dialog], [role=alertdialog]');
    const heading = dialog?.querySelector<HTMLElement>('[slot=title]');
    if (!box || !dialog || !heading || (dialog !== document.activeElement && dialog.contains(document.activeElement)))
      return undefined;
    const take = () => {
      const field = start === 'field' ? firstField(box) : undefined;
      (field ?? heading).focus({ preventScroll: field === undefined });
      return field !== undefined;
    };
    if (take() || start === 'heading') return undefined;
    const watch = new MutationObserver(() => {
      if ((document.activeElement !== heading && document.activeElement !== dialog) || take()) watch.disconnect();
    });
    const stop = () => watch.disconnect();
    watch.observe(box, { childList: true, subtree: true });
    for (const name of ended) dialog.addEventListener(name, stop, { once: true });
    return () => {
      stop();
      for (const name of ended) dialog.removeEventListener(name, stop);
    };
  }, [body, start]);
}
