import type { TreeData } from './TreeItem.ts';

interface Growing extends TreeData {
  children: Growing[];
}

/** What a node grows from: a number that picks the node above it among those before, and whether it is disabled. */
export interface Seed {
  above: number;
  isDisabled: boolean;
}

/** A tree grown from seeds, for tests; ids are '1', '2' and so on in the order of the seeds. */
export function growTree(seeds: readonly Seed[]): readonly TreeData[] {
  const top: Growing = { id: '', title: '', children: [] };
  const all = [top];
  seeds.forEach(({ above, isDisabled }, index) => {
    const node: Growing = { id: String(index + 1), title: `第${index + 1}网格`, isDisabled, children: [] };
    all[above % all.length]?.children.push(node);
    all.push(node);
  });
  return top.children;
}
