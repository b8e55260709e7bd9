import type { TreeNode } from '@lattice/api/call';
import { dept } from '@lattice/api/resources/blade-system/dept';
import type { TreeItemSource } from '@lattice/ui/Tree';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/queryClient.ts';
import { type WholeNode, wholeTree } from './wholeTree.ts';

const nodeOf = ({ id, title, children = [] }: TreeNode): WholeNode => ({
  id,
  title,
  children: children.map(nodeOf),
});

/** The departments as a tree that can be edited. */
export const deptTree = (): TreeItemSource =>
  wholeTree(() =>
    queryClient.fetchQuery({
      queryKey: ['rows', dept.path, 'whole'],
      queryFn: async () => (await client(dept).tree({})).map(nodeOf),
      staleTime: 60_000,
    }),
  );
