import type { KeyboardEvent } from 'react';

const STAR = '[data-star]';
const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Walks the menu by arrows, Home and End, into a group and back, to the star of a page and back; true where its panel
 * is to be closed.
 */
export function walkMenu(event: KeyboardEvent): boolean {
  const { key, target, currentTarget: bar } = event;
  const hit = target instanceof Element ? target.closest<HTMLElement>('a, button') : null;
  const line = hit?.matches(STAR) === true ? hit.closest('span')?.querySelector('a') : hit;
  const nav = line?.closest('nav');
  if (!line || !nav || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  const panel = bar.querySelectorAll('nav')[1];
  const isRtl = getComputedStyle(bar).direction === 'rtl';
  const isBack = key === (isRtl ? 'ArrowRight' : 'ArrowLeft');
  const go = (to: Element | null | undefined) => {
    event.preventDefault();
    if (to instanceof HTMLElement) to.focus();
  };
  if (isBack && hit !== line) {
    go(line);
    return false;
  }
  if (panel !== undefined && (key === 'Escape' || (isBack && nav === panel))) {
    event.preventDefault();
    event.stopPropagation();
    bar.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(panel.id)}"]`)?.focus();
    return true;
  }
  const lines = [...nav.querySelectorAll<HTMLElement>(`a, button:not(${STAR})`)];
  const at = lines.indexOf(line);
  const step = steps[key];
  const expanded = line.getAttribute('aria-expanded');
  if (step !== undefined) go(lines[at + step]);
  if (key === 'Home') go(lines[0]);
  if (key === 'End') go(lines.at(-1));
  if (isBack) go(folded(line));
  if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) {
    if (expanded === null) go(line.parentElement?.querySelector(STAR));
    else if (expanded === 'true') go(panel?.querySelector('a') ?? lines[at + 1]);
    else line.click();
  }
  return false;
}

/** Folds a group that is unfolded in its place; else gives the group that a line stands in. */
function folded(line: HTMLElement): HTMLElement | null | undefined {
  if (!line.matches('[data-folding][aria-expanded=true]'))
    return line.closest('div')?.parentElement?.querySelector<HTMLElement>(':scope > span > [data-folding]');
  line.click();
  return line;
}
