import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Branch, type Branches, branchesOf } from './branches.ts';
import type { TreeData, TreeItemSource } from './TreeItem.ts';

/** What is known of a tree, and the way to know more. */
export interface Knowledge {
  /** The branches read so far. */
  branches: Branches;
  /**
   * Reads the nodes under a node, '' for the top, unless they are read; `isAgain` reads them anyway, and the old ones
   * stay until the new ones come.
   */
  read: (id: string, isAgain?: boolean) => Promise<void>;
}

const nothing: Branches = new Map([['', { state: 'loading' }]]);

/**
 * Keeps the branches of a tree: all of one that is given whole, else those that were asked of the source. Only the last
 * answer for a branch counts.
 */
export function useBranches(data: readonly TreeData[] | undefined, source: TreeItemSource | undefined): Knowledge {
  const whole = useMemo(() => data && branchesOf(data), [data]);
  const requested = useMemo(() => ({ source, answers: new Map<string, Promise<void>>() }), [source]);
  const [known, setKnown] = useState({ requested, branches: nothing });
  const read = useCallback(
    (id: string, isAgain = false): Promise<void> => {
      const before = requested.answers.get(id);
      if (requested.source === undefined || (before !== undefined && !isAgain)) return before ?? Promise.resolve();
      const settle = (branch: Branch) => {
        if (requested.answers.get(id) !== answer) return;
        if (branch.state === 'failed') requested.answers.delete(id);
        setKnown((now) =>
          now.requested === requested ? { requested, branches: new Map(now.branches).set(id, branch) } : now,
        );
      };
      const mark = () =>
        setKnown((now) => {
          const branches = now.requested === requested ? now.branches : nothing;
          return branches.get(id)?.state === 'ready'
            ? { requested, branches }
            : { requested, branches: new Map(branches).set(id, { state: 'loading' }) };
        });
      void Promise.resolve().then(mark);
      const answer: Promise<void> = requested.source.children(id).then(
        (nodes) => settle({ state: 'ready', nodes }),
        (error: unknown) =>
          settle({ state: 'failed', message: error instanceof Error ? error.message : String(error) }),
      );
      requested.answers.set(id, answer);
      return answer;
    },
    [requested],
  );
  useEffect(() => void read(''), [read]);
  return { branches: whole ?? (known.requested === requested ? known.branches : nothing), read };
}
