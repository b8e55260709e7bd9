import { type FindIdsByName, referenceFilters } from './referenceFilters.ts';
import type { TreeNode } from './call.ts';
import { referencePaths } from './referencePaths.ts';
import { type NodeCalls, type RegisterNode, nodesBelow, titleOf, wholeTreeCall } from './registerNodes.ts';
import type { Resource } from './resource.ts';
import { choiceLabel, searchFields, type ChoiceDefinition } from './distinguishingFields.ts';

/** A record that a search found, with the records above it from the top. */
export interface FoundNode extends RegisterNode {
  above: readonly Pick<RegisterNode, 'id' | 'title'>[];
}

/**
 * What a search found; `isCut` where there is more, `isWhole` where names are masked and only whole ones, or what is
 * visible of them, are found.
 */
export interface FoundNodes {
  hits: FoundNode[];
  isCut: boolean;
  isWhole?: boolean;
}

/** The calls of a register that can be searched. */
export type SearchCalls = NodeCalls;

type Searched = Pick<Resource, 'path' | 'tree'> & ChoiceDefinition;
type RecordRow = Readonly<Record<string, unknown>>;

/** The most that a search gives. */
const MAX_HITS = 50;
/** The most branches that are opened where only walking down a tree finds. */
const MAX_OPENED = 100;
/** The deepest tree that is followed upwards. */
const MAX_DEPTH = 10;
const LEVELS = ['province', 'city', 'district', 'town', 'village'] as const;

const wordOf = (row: RecordRow, name: string): string => String(row[name] ?? '');

/** All nodes of a tree that one call gives, from the top down; null for a register without such a call. */
export async function wholeTree(definition: Searched, calls: SearchCalls): Promise<FoundNode[] | null> {
  const whole = wholeTreeCall(definition, calls);
  if (whole === undefined) return null;
  const flat = (nodes: readonly TreeNode[], above: FoundNode['above']): FoundNode[] =>
    nodes.flatMap((node) => {
      const { id, children = [] } = node;
      const title = titleOf(definition, node);
      return [{ id, title, hasChildren: children.length > 0, above }, ...flat(children, [...above, { id, title }])];
    });
  return flat(await whole(), []);
}

/** The rows of some ids and of all above them, as far as the person sees them. */
export async function withParents(
  rows: readonly RecordRow[],
  page: NonNullable<NodeCalls['page']>,
): Promise<Map<string, RecordRow>> {
  const known = new Map(rows.map((row) => [wordOf(row, 'id'), row]));
  let latest = rows;
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
    const missing = [...new Set(latest.map((row) => wordOf(row, 'parentId')))].filter(
      (id) => id !== '' && id !== '0' && !known.has(id),
    );
    if (missing.length === 0) break;
    latest = (await page({ current: 1, size: 200, id: missing.join(',') })).records;
    for (const row of latest) known.set(wordOf(row, 'id'), row);
  }
  return known;
}

/** The records above a row, from the top, as far as they are known. */
export function ancestorsOf(row: RecordRow, known: ReadonlyMap<string, RecordRow>, title: string): FoundNode['above'] {
  const way: { id: string; title: string }[] = [];
  for (
    let up = known.get(wordOf(row, 'parentId'));
    up !== undefined && way.length < MAX_DEPTH;
    up = known.get(wordOf(up, 'parentId'))
  )
    way.unshift({ id: wordOf(up, 'id'), title: wordOf(up, title) });
  return way;
}

/** A division tells those above it by itself; its id is its code. */
export const divisionOf = (row: RecordRow): FoundNode => ({
  id: wordOf(row, 'code'),
  title: wordOf(row, 'name'),
  above: LEVELS.map((level) => ({ id: wordOf(row, `${level}Code`), title: wordOf(row, `${level}Name`) })).filter(
    ({ id }) => id !== '' && id !== wordOf(row, 'code'),
  ),
});

async function searchPage(
  definition: Searched,
  page: NonNullable<NodeCalls['page']>,
  words: string,
  idsNamed: FindIdsByName,
  isMasked: boolean | undefined,
): Promise<FoundNodes> {
  const { path, title = 'id', tree, fields } = definition;
  const filters = [
    ...searchFields(definition, words, isMasked).map((name) => ({ [name]: words })),
    ...(await referenceFilters(definition, words, idsNamed, isMasked)),
  ];
  const answers = await Promise.all(filters.map((filter) => page({ current: 1, size: MAX_HITS + 1, ...filter })));
  const records = [
    ...new Map(
      answers
        .flatMap((answer) => answer.records)
        .reverse()
        .map((row) => [wordOf(row, 'id'), row]),
    ).values(),
  ].reverse();
  const rows = records.slice(0, MAX_HITS);
  const isCut = records.length > MAX_HITS;
  const isWhole = isMasked !== false && fields?.[title]?.sensitive !== undefined;
  if (path === referencePaths.region) return { hits: rows.map(divisionOf), isCut };
  const known: ReadonlyMap<string, RecordRow> = tree === true ? await withParents(rows, page) : new Map();
  return {
    hits: rows.map((row) => ({
      id: wordOf(row, 'id'),
      title: choiceLabel(definition, row),
      hasChildren: row.hasChildren === true,
      above: ancestorsOf(row, known, title),
    })),
    isCut,
    ...(isWhole && { isWhole }),
  };
}

/** Opens a tree level by level; for people who may pick from a register and not list it. */
async function walked(definition: Searched, calls: NodeCalls, words: string): Promise<FoundNodes> {
  const every: FoundNode[] = [];
  let opened = 0;
  let level = (await nodesBelow(definition, calls, '')).map((node): FoundNode => ({ ...node, above: [] }));
  while (level.length > 0) {
    every.push(...level);
    const parents = level.filter(({ hasChildren }) => hasChildren === true).slice(0, MAX_OPENED - opened);
    opened += parents.length;
    const below = await Promise.all(
      parents.map(async ({ id, title, above }) =>
        (await nodesBelow(definition, calls, id)).map((node): FoundNode => ({
          ...node,
          above: [...above, { id, title }],
        })),
      ),
    );
    level = below.flat();
  }
  const hits = every.filter(({ title }) => title.toLowerCase().includes(words.toLowerCase()));
  return { hits: hits.slice(0, MAX_HITS), isCut: hits.length > MAX_HITS };
}

const nobody: FindIdsByName = async () => [];

/**
 * The records of a register, at any depth, whose titles hold some words, or that stand at records that `idsNamed`
 * finds: asked of the list, or found by walking down the tree where the list is refused. `isMasked` says whether the
 * person sees the register's sensitive values masked, and finds them by what is visible; where it is not known they are
 * asked for as they are.
 */
export async function searchNodes(
  definition: Searched,
  calls: SearchCalls,
  words: string,
  idsNamed = nobody,
  isMasked?: boolean,
): Promise<FoundNodes> {
  const { page, lazyTree } = calls;
  const whole = page === undefined ? await wholeTree(definition, calls) : null;
  if (whole !== null) {
    const hits = whole.filter(({ title }) => title.toLowerCase().includes(words.toLowerCase()));
    return { hits: hits.slice(0, MAX_HITS), isCut: hits.length > MAX_HITS };
  }
  if (page === undefined || definition.title === undefined) return walked(definition, calls, words);
  try {
    return await searchPage(definition, page, words, idsNamed, isMasked);
  } catch (error) {
    if (lazyTree === undefined) throw error;
    return walked(definition, calls, words);
  }
}
