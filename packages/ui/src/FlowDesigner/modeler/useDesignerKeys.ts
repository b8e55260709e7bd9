import { type RefObject, useEffect, useRef } from 'react';

/** What keys of the designer do. */
export interface DesignerActs {
  save: () => void;
  undo: () => void;
  redo: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea'));

/**
 * Ctrl+S saves; Ctrl+Z and Ctrl+Y undo and redo, but inside of a text they are the text's own. The canvas has keys of
 * its own, which come first.
 */
export function useDesignerKeys(root: RefObject<HTMLElement | null>, acts: DesignerActs): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    const whole = root.current;
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      const key = event.key.toLowerCase();
      const act =
        key === 's'
          ? latest.current.save
          : isTyping(event.target)
            ? undefined
            : key === 'y' || (key === 'z' && event.shiftKey)
              ? latest.current.redo
              : key === 'z'
                ? latest.current.undo
                : undefined;
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    whole?.addEventListener('keydown', press);
    return () => whole?.removeEventListener('keydown', press);
  }, [root]);
}
