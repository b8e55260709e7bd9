import type { KeyboardEvent } from 'react';
import { isComposing } from '../Field/isComposing.ts';

/** Down in the search box of a panel goes to its first option, up on the first option back to the box. */
export function boxKeys(event: KeyboardEvent<HTMLElement>): void {
  if (isComposing(event.nativeEvent)) return;
  const box = event.currentTarget.querySelector('input');
  const first = event.currentTarget.querySelector<HTMLElement>('[role=option]');
  const isDown = event.key === 'ArrowDown' && event.target === box;
  if (!isDown && (event.key !== 'ArrowUp' || event.target !== first)) return;
  event.preventDefault();
  event.stopPropagation();
  (isDown ? first : box)?.focus();
}
