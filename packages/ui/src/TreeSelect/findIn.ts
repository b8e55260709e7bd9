import { loadPinyin } from '../MenuSearch/pinyin.ts';
import { includesText, type PinyinOf } from '../MenuSearch/titleMatch.ts';
import type { TreeFound, TreeHit, TreeSource } from './TreeSource.ts';

/** The most that a search shows. */
const MOST = 50;
const unknown: PinyinOf = () => [];

/**
 * The nodes whose titles or other names hold the words, or whose pinyin initials begin with them; those that can be
 * chosen first.
 */
export function hitsIn(nodes: readonly TreeHit[], words: string, pinyinOf: PinyinOf): TreeFound {
  const all = nodes.filter(({ title, names = [] }) => includesText(title, names, words, pinyinOf));
  const hits = [...all.filter((node) => node.isGroup !== true), ...all.filter((node) => node.isGroup === true)];
  return { hits: hits.slice(0, MOST), isCut: hits.length > MOST };
}

/** Finds nodes of a source at any depth; null for a source that cannot be searched. */
export function findIn({ all, find }: TreeSource): ((words: string) => Promise<TreeFound>) | null {
  if (all === undefined) return find ?? null;
  return async (words) => {
    const [nodes, pinyinOf] = await Promise.all([all(), loadPinyin().catch(() => unknown)]);
    return hitsIn(nodes, words, pinyinOf);
  };
}
