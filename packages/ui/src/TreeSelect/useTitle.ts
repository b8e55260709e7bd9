import { useEffect, useState } from 'react';
import { titleOf, type Tree } from './tree.ts';
import type { TreeSource } from './TreeSource.ts';

/**
 * The title of a chosen id: from the read tree, else as given, else asked of the source, `…` meanwhile, else the id
 * itself.
 */
export function useTitle(source: TreeSource, tree: Tree, value: string, given: string | undefined): string {
  const known = titleOf(tree, value) ?? given;
  const [requested, setRequested] = useState<Readonly<Record<string, string>>>({});
  const isMissing = value !== '' && known === undefined;
  useEffect(() => {
    if (!isMissing || source.labels === undefined) return undefined;
    let isCurrent = true;
    source.labels([value]).then(
      (labels) => isCurrent && setRequested({ [value]: value, ...labels }),
      () => isCurrent && setRequested({ [value]: value }),
    );
    return () => {
      isCurrent = false;
    };
  }, [source, value, isMissing]);
  return value === '' ? '' : (known ?? requested[value] ?? (source.labels === undefined ? value : '…'));
}
