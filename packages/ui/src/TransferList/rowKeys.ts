/** Index of the line that a key leads to in a list of so many lines, a page long; null for a key that leads nowhere. */
export function lineOfKey(key: string, at: number, count: number, page: number): number | null {
  const within = (index: number) => Math.max(0, Math.min(count - 1, index));
  if (count === 0) return null;
  if (key === 'ArrowDown') return within(at + 1);
  if (key === 'ArrowUp') return within(at === -1 ? count - 1 : at - 1);
  if (key === 'PageDown') return within(at + page);
  if (key === 'PageUp') return within(at - page);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
