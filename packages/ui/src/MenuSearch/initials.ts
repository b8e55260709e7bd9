import type { InitialsOf } from './titleMatch.ts';

/** Loads the dictionary of pinyin, once; it is large, so only an opened search asks for it. */
export async function loadInitials(): Promise<InitialsOf> {
  const { pinyin } = await import('pinyin-pro');
  const known = new Map<string, string>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const now = pinyin(text, { pattern: 'first', toneType: 'none', type: 'array', nonZh: 'consecutive' })
      .join('')
      .replace(/\s/g, '')
      .toLowerCase();
    known.set(text, now);
    return now;
  };
}
