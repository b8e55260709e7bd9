import type { Resource } from '@lattice/api/resource';
import { TreeAndTable } from '@lattice/ui/TreeAndTable';
import { useTreeBeside } from '../besideTree/useTreeBeside.ts';
import { useRegister } from './RegisterTable.tsx';

interface TreeRegisterProps {
  definition: Resource;
  /** The reference by which the tree filters the list. */
  treeBy: string;
}

/**
 * A register beside the tree that one of its references leads to; the chosen node filters it, and is part of the link.
 */
export function TreeRegister({ definition, treeBy }: TreeRegisterProps) {
  return <TreeAndTable {...useTreeBeside(definition, treeBy, useRegister(definition))} />;
}
