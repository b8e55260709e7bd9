import type { PageQuery, TreeNode } from './call.ts';
import { referencePaths } from './referencePaths.ts';
import type { Resource } from './resource.ts';
import { choiceLabel, type ChoiceDefinition } from './distinguishingFields.ts';

/** A record as a node to choose. */
export interface RegisterNode {
  id: string;
  title: string;
  hasChildren?: boolean;
}

/** The calls of a register that can be chosen from. */
export interface NodeCalls {
  lazyTree?: (parent: unknown) => Promise<RegisterNode[]>;
  page?: (query: PageQuery) => Promise<{ records: Record<string, unknown>[]; total?: number | string }>;
  /** The whole tree at once. */
  tree?: () => Promise<TreeNode[]>;
  /** The same, of registers of content that are named so on the wire. */
  getTreeList?: () => Promise<TreeNode[]>;
}

/** The call that gives the whole tree of a register; none where it is no tree, or comes level by level. */
export const wholeTreeCall = (
  { tree: isTree }: Pick<Resource, 'tree'>,
  { tree, getTreeList }: NodeCalls,
): NodeCalls['tree'] => getTreeList ?? (isTree === true ? tree : undefined);

type Named = Pick<Resource, 'path' | 'tree'> & ChoiceDefinition;

/** What a node of a whole tree is called: its title, or where it is the record itself what that is called. */
export const titleOf = (definition: Named, node: Omit<TreeNode, 'title'> & { title?: string }): string =>
  node.title ?? choiceLabel(definition, { ...node });

/** The most rows that one question gives. */
const PAGE_SIZE = 200;
const TOP = '0';

/** The nodes of a whole tree below one of them, '' for the top; none where it is not there. */
function below(nodes: readonly TreeNode[], parentId: string): readonly TreeNode[] {
  if (parentId === '') return nodes;
  for (const { id, children = [] } of nodes) {
    const found = id === parentId ? children : below(children, parentId);
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * The nodes below one in a register whose rows say what they hang below: all are read at once where they are few, those
 * whose parent is not among them at the top.
 */
async function rowsBelow(
  definition: Named,
  page: NonNullable<NodeCalls['page']>,
  parentId: string,
): Promise<RegisterNode[]> {
  const { records, total } = await page({ current: 1, size: PAGE_SIZE });
  const parentOf = (row: Readonly<Record<string, unknown>>) => String(row.parentId ?? TOP);
  const isWhole = Number(total ?? records.length) <= records.length;
  const rows = isWhole ? records : (await page({ current: 1, size: PAGE_SIZE, parentId: parentId || TOP })).records;
  const ids = new Set(rows.map((row) => String(row.id)));
  const parents = new Set(rows.map(parentOf));
  const isHere = (row: Readonly<Record<string, unknown>>) =>
    parentId === '' ? !ids.has(parentOf(row)) : parentOf(row) === parentId;
  return (isWhole ? rows.filter(isHere) : rows).map((row) => ({
    id: String(row.id),
    title: choiceLabel(definition, row),
    hasChildren: isWhole ? parents.has(String(row.id)) : row.hasChildren === true,
  }));
}

/**
 * Nodes below one node, '' for the top, asked for level by level, taken from the whole tree, or from rows that name
 * their parents; a register that is no tree gives its first 200 rows as the top.
 */
export async function nodesBelow(definition: Named, calls: NodeCalls, parentId: string): Promise<RegisterNode[]> {
  const { lazyTree, page } = calls;
  if (lazyTree)
    return lazyTree(definition.path === referencePaths.region ? { parentCode: parentId || '00' } : parentId || '0');
  const whole = wholeTreeCall(definition, calls);
  if (whole)
    return below(await whole(), parentId).map((node) => ({
      id: node.id,
      title: titleOf(definition, node),
      hasChildren: (node.children ?? []).length > 0,
    }));
  if (definition.tree === true && page) return rowsBelow(definition, page, parentId);
  if (parentId !== '' || !page) return [];
  const { records } = await page({ current: 1, size: PAGE_SIZE });
  return records.map((row) => ({ id: String(row.id), title: choiceLabel(definition, row) }));
}

/** The names of at most 200 records by id; nothing is said of those that the person may not see. */
export async function namesById(
  definition: Named,
  { page }: NodeCalls,
  ids: readonly string[],
): Promise<Record<string, string>> {
  if (page === undefined) return {};
  const lots = Array.from({ length: Math.ceil(ids.length / PAGE_SIZE) }, (_, at) =>
    ids.slice(at * PAGE_SIZE, (at + 1) * PAGE_SIZE),
  );
  const pages = await Promise.all(lots.map((lot) => page({ current: 1, size: PAGE_SIZE, id: lot.join(',') })));
  return Object.fromEntries(
    pages.flatMap(({ records }) => records.map((row) => [String(row.id), choiceLabel(definition, row)])),
  );
}
