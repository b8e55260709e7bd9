import { loadInitials } from '../MenuSearch/initials.ts';
import { includesText, type InitialsOf } from '../MenuSearch/titleMatch.ts';
import type { TreeFound, TreeHit, TreeSource } from './TreeSource.ts';

/** The most that a search shows. */
const MOST = 50;
const unknown: InitialsOf = () => '';

/** The nodes whose titles or other names hold the words, or whose pinyin initials begin with them; those that can be chosen first. */
export function hitsIn(nodes: readonly TreeHit[], words: string, initialsOf: InitialsOf): TreeFound {
  const all = nodes.filter(({ title, names = [] }) => includesText(title, names, words, initialsOf));
  const hits = [...all.filter((node) => node.isGroup !== true), ...all.filter((node) => node.isGroup === true)];
  return { hits: hits.slice(0, MOST), isCut: hits.length > MOST };
}

/** Finds nodes of a source at any depth; null for a source that cannot be searched. */
export function findIn({ all, find }: TreeSource): ((words: string) => Promise<TreeFound>) | null {
  if (all === undefined) return find ?? null;
  return async (words) => {
    const [nodes, initialsOf] = await Promise.all([all(), loadInitials().catch(() => unknown)]);
    return hitsIn(nodes, words, initialsOf);
  };
}
