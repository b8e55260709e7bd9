import { type Branches, nodesBelow, nodesUnder } from './branches.ts';
import type { TreeItem } from './TreeItem.ts';

/** What a search found in the read part of a tree. */
export interface Found {
  /** The words as they are compared: trimmed, in small letters. */
  words: string;
  /** Ids of the nodes that hold the words, or that the source named. */
  matches: ReadonlySet<string>;
  /** Ids of the nodes that have a match somewhere under them. */
  way: ReadonlySet<string>;
}

/**
 * Finds the nodes whose title holds the words, and the way to them; undefined where there are no words. `numberedName`
 * are matches that the source knows of.
 */
export function findNodes(branches: Branches, text: string, named: ReadonlySet<string> = new Set()): Found | undefined {
  const words = text.trim().toLowerCase();
  if (words === '') return undefined;
  const matches = new Set<string>();
  const way = new Set<string>();
  const look = (node: TreeItem): boolean => {
    let isHere = false;
    for (const child of nodesBelow(branches, node)) isHere = look(child) || isHere;
    if (isHere) way.add(node.id);
    const isMatch = named.has(node.id) || node.title.toLowerCase().includes(words);
    if (isMatch) matches.add(node.id);
    return isHere || isMatch;
  };
  for (const node of nodesUnder(branches, '')) look(node);
  return { words, matches, way };
}

/** A title in three parts: before the words, the words, after them; undefined where it does not hold them. */
export function splitTitle(
  title: string,
  words: string,
): readonly [before: string, hit: string, after: string] | undefined {
  const at = words === '' ? -1 : title.toLowerCase().indexOf(words);
  return at < 0 ? undefined : [title.slice(0, at), title.slice(at, at + words.length), title.slice(at + words.length)];
}
