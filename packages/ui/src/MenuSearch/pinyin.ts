import type { PinyinOf } from './titleMatch.ts';

/** Loads the dictionary of pinyin, once; it is large, so only an opened search asks for it. */
export async function loadPinyin(): Promise<PinyinOf> {
  const { pinyin } = await import('pinyin-pro');
  const known = new Map<string, readonly string[]>();
  const read = (text: string, pattern: 'first' | 'pinyin') =>
    pinyin(text, { pattern, toneType: 'none', type: 'array', nonZh: 'consecutive', v: true })
      .join('')
      .replace(/\s/g, '')
      .toLowerCase();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const now = [read(text, 'first'), read(text, 'pinyin')];
    known.set(text, now);
    return now;
  };
}
