import type { ReactElement, RefObject } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../lazyPart/lazyPart.tsx';

const CutText = lazyPart(async () => (await import('./CutText.tsx')).CutText);
const wait = { open: 400, close: 120 };
/** Pixels by which a single line may be higher than its cell. */
const LEADING = 4;

/** The whole text of a cut cell under pointer or keyboard focus; Escape hides it, and the pointer may go to it. */
export function CutHint({
  table,
}: {
  /** The table of the cells. */ table: RefObject<HTMLElement | null>;
}): ReactElement | null {
  const [cell, setCell] = useState<HTMLElement>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = useCallback((next: HTMLElement | undefined, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCell(next), delay);
  }, []);
  useEffect(() => {
    const box = table.current?.parentElement;
    const over = (event: Event) => {
      const next = cutCell(event.target as Element, event.type === 'focusin');
      later(next, next ? (event.type === 'focusin' ? 0 : wait.open) : wait.close);
    };
    const hide = () => later(undefined, 0);
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    const kinds: [string, (event: Event) => void][] = [
      ['mouseover', over],
      ['focusin', over],
      ['mouseleave', () => later(undefined, wait.close)],
      ['focusout', hide],
      ['scroll', hide],
    ];
    for (const [kind, on] of kinds) box?.addEventListener(kind, on, { passive: true });
    document.addEventListener('keydown', onKey);
    const now = box?.querySelector('td:hover, th:hover, td:focus-visible, th:focus-visible');
    if (now) later(cutCell(now, false), wait.open);
    return () => {
      clearTimeout(timer.current);
      for (const [kind, on] of kinds) box?.removeEventListener(kind, on);
      document.removeEventListener('keydown', onKey);
    };
  }, [table, later]);
  if (!cell?.isConnected) return null;
  return (
    <CutText
      cell={cell}
      onKeep={() => clearTimeout(timer.current)}
      onClose={(isAtOnce) => later(undefined, isAtOnce ? 0 : wait.close)}
    />
  );
}

/**
 * The cell that an element stands in, if its text is cut; one with the focus only where the keyboard brought it there.
 */
function cutCell(element: Element, isFocus: boolean): HTMLElement | undefined {
  const cell = element.closest<HTMLElement>('td,th');
  if (!cell || (isFocus && !cell.matches(':focus-visible'))) return undefined;
  const text = cell.tagName === 'TH' ? (cell.querySelector<HTMLElement>('span') ?? cell) : cell;
  const isCut = text.scrollWidth > text.clientWidth || text.scrollHeight > text.clientHeight + LEADING;
  return isCut ? cell : undefined;
}
