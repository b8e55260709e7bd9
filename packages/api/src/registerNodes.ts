import type { PageQuery } from './call.ts';
import { places } from './places.ts';
import type { Resource } from './resource.ts';
import { calledOf, type Told } from './tellingOf.ts';

/** A record as a node to choose. */
export interface RegisterNode {
  id: string;
  title: string;
  hasChildren?: boolean;
}

/** The calls of a register that can be chosen from. */
export interface NodeCalls {
  lazyTree?: (parent: unknown) => Promise<RegisterNode[]>;
  page?: (query: PageQuery) => Promise<{ records: Record<string, unknown>[] }>;
}

type Named = Pick<Resource, 'path'> & Told;

/** Nodes below one node, '' for the top; a register that is no tree gives its first 200 rows as the top. */
export async function nodesBelow(definition: Named, { lazyTree, page }: NodeCalls, parentId: string): Promise<RegisterNode[]> {
  if (lazyTree) return lazyTree(definition.path === places.region ? { parentCode: parentId || '00' } : parentId || '0');
  if (parentId !== '' || !page) return [];
  const { records } = await page({ current: 1, size: 200 });
  return records.map((row) => ({ id: String(row.id), title: calledOf(definition, row) }));
}

/** The names of at most 200 records by id; nothing is said of those that the person may not see. */
export async function namesById(definition: Named, { page }: NodeCalls, ids: readonly string[]): Promise<Record<string, string>> {
  const { records } = (await page?.({ current: 1, size: 200, id: ids.join(',') })) ?? { records: [] };
  return Object.fromEntries(records.map((row) => [String(row.id), calledOf(definition, row)]));
}
