import type { Fields } from '@lattice/api/field';
import { isNamed } from '@lattice/api/namedNode';
import { referencePaths } from '@lattice/api/referencePaths';
import { partFields } from '@lattice/api/readShape';
import { findRecordsByName, recordFinder } from '@lattice/api/findRecordsByName';
import type { SearchCalls } from '@lattice/api/registerSearch';
import type { TreeHit } from '@lattice/ui/TreeSelect';
import { loadResource } from './resources.ts';
import { client } from '../session/client.ts';
import { treeReader } from './treeReader.ts';

/** What a node is called besides its title: another name, and that name without what tells namesakes apart. */
const callsOf = (node: TreeHit & { short?: string }): string[] =>
  [node.title, ...(node.short === undefined ? [] : [node.short, node.short.replace(/（[^（）]*）$/, '')])].concat(
    node.names?.slice(0, 1) ?? [],
  );

/** Finds nodes in a tree that is read at once. */
async function inTree(path: string): Promise<(text: string) => Promise<TreeHit[]>> {
  const nodes = await treeReader(path).all();
  return async (text) =>
    nodes.filter(({ above, ...node }) => callsOf({ above, ...node }).some((title) => isNamed(text, { title, above })));
}

/**
 * Where the records are to which a field refers: the path of a register, or a kind such as `user`. A part of a value
 * that has a shape is named behind its field, as in `teams.leaderUserId`; ids by the value that says of which register
 * they are, as in `receiverIds.2`.
 */
function placeOf(fields: Fields, name: string): string | undefined {
  const [own = '', ...rest] = name.split('.');
  const field = fields[own];
  if (field === undefined || rest.length === 0) return field?.to ?? field?.kind;
  return field.shape?.kind === 'ids'
    ? field.shape.of[rest.join('.')]
    : placeOf(partFields(field.shape), rest.join('.'));
}

/**
 * Records that a field of a register refers to, by what cells say of them: names, paths or codes, as far as the person
 * sees them; none where the field refers to nothing or its register has no names.
 */
export async function resolveNames(
  fields: Fields,
  field: string,
  names: readonly string[],
): ReturnType<typeof recordFinder> {
  const place = placeOf(fields, field);
  if (place === undefined) return new Map();
  const path = referencePaths[place] ?? place;
  if (path === referencePaths.user || path === referencePaths.dept) return recordFinder(await inTree(path), names);
  const definition = await loadResource(path);
  const { page } = client(definition) as SearchCalls;
  if (definition.title === undefined) return new Map();
  // A register that answers its records as a tree alone, such as that of roles, has no page to search.
  return recordFinder(page === undefined ? await inTree(path) : findRecordsByName(definition, page), names);
}
