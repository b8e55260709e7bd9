import { useEffect, useState } from 'react';
import { titleOf, type Tree } from '../../TreeSelect/tree.ts';
import type { TreeSource } from '../../TreeSelect/TreeSource.ts';

/**
 * The titles of chosen ids: from the read tree, else as given, else asked of the source, `…` meanwhile, else the ids
 * themselves.
 */
export function useTitles(
  source: TreeSource,
  tree: Tree,
  ids: readonly string[],
  given: Readonly<Record<string, string>>,
): readonly string[] {
  const [requested, setRequested] = useState<Readonly<Record<string, string>>>({});
  const known = (id: string) => titleOf(tree, id) ?? given[id] ?? requested[id];
  const missing = ids.filter((id) => known(id) === undefined).join(',');
  useEffect(() => {
    if (missing === '' || source.labels === undefined) return undefined;
    let isCurrent = true;
    const wanted = missing.split(',');
    const none = Object.fromEntries(wanted.map((id) => [id, id]));
    source.labels(wanted).then(
      (labels) => isCurrent && setRequested((now) => ({ ...now, ...none, ...labels })),
      () => isCurrent && setRequested((now) => ({ ...now, ...none })),
    );
    return () => {
      isCurrent = false;
    };
  }, [source, missing]);
  return ids.map((id) => known(id) ?? (source.labels === undefined ? id : '…'));
}
