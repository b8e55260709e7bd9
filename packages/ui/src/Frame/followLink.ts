import type { MouseEvent } from 'react';

/**
 * Answers a click on a link: a plain one calls `onNavigate` and loads nothing; one that asks for another tab or window
 * is left to the browser.
 */
export function followLink(href: string, onNavigate: ((href: string) => void) | undefined) {
  return (event: MouseEvent): void => {
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!isPlain || onNavigate === undefined) return;
    event.preventDefault();
    onNavigate(href);
  };
}
