import { useEffect, useMemo, useState } from 'react';
import { branchesOf, placesOf } from '../Tree/branches.ts';
import type { TreeData, TreeItemSource } from '../Tree/TreeItem.ts';

/**
 * What the chosen node is called: as it was chosen, else as the tree says, else the id; and the keeper of the title of
 * a choice.
 */
export function useChosenTitle(
  source: TreeItemSource | undefined,
  data: readonly TreeData[] | undefined,
  chosen: string,
): [string, (id: string, title: string) => void] {
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>({});
  const places = useMemo(() => data && placesOf(branchesOf(data)), [data]);
  const known = titles[chosen] ?? places?.get(chosen)?.node.title;
  const isMissing = chosen !== '' && known === undefined;
  useEffect(() => {
    if (!isMissing || source?.labels === undefined) return undefined;
    let isCurrent = true;
    source.labels([chosen]).then(
      (labels) => isCurrent && setTitles((now) => ({ ...now, ...labels })),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [source, chosen, isMissing]);
  return [known ?? chosen, (id, title) => setTitles((now) => ({ ...now, [id]: title }))];
}
