import type { Ability } from './abilities.ts';
import { holdsId } from './kinds/kindOf.ts';
import type { Resource } from './resource.ts';

/** What the list of a register can offer beyond what every server does. */
export interface ListFeatures {
  /** Conditions joined by and/or. */
  where: boolean;
  /** The filter of a reference that takes in all that lies below a node. */
  below: boolean;
  /** Rows with the fields that are asked for alone. */
  fields: boolean;
  /** Rows counted by their states. */
  counts: boolean;
  /** Rows added up in groups. */
  totals: boolean;
  /** Rows that open to those below them. */
  branches: boolean;
  /** A removal that can be undone. */
  restore: boolean;
  /** One masked value in the clear, for a reason. */
  reveal: boolean;
}

/**
 * The question that a list asks: a node of the tree beside it means all below it too, where the server can; it cannot
 * in a register that names its parents in a way of its own.
 */
export function subtreeQuery<Q extends Readonly<Record<string, unknown>>>(
  { path, tree, treeBy, fields }: Pick<Resource, 'path' | 'tree' | 'treeBy' | 'fields'>,
  { below }: ListFeatures,
  query: Q,
): Q {
  const field = fields[treeBy ?? ''];
  if (!below || treeBy === undefined || query[treeBy] === undefined || field === undefined || !holdsId(field))
    return query;
  if (field.to === path && tree !== true) return query;
  const { [treeBy]: node, ...rest } = query;
  return { ...rest, [`${treeBy}_below`]: node } as unknown as Q;
}

/**
 * True for registers whose rows are counted by state: those that the engine pages, all levels of a tree beside each
 * other.
 */
export const hasCounts = ({ calls: { page }, states, tree }: Pick<Resource, 'calls' | 'states' | 'tree'>): boolean =>
  states !== undefined && tree !== true && page !== undefined && 'plain' in page;

/** True for registers whose rows are added up in groups: those that the engine pages, but for trees. */
export const hasTotals = ({ calls: { page }, tree }: Pick<Resource, 'calls' | 'tree'>): boolean =>
  tree !== true && page !== undefined && 'plain' in page;

/**
 * What a server with some abilities offers for a register: conditions where the engine pages it, undoing where its
 * removal is not final.
 */
export function listFeaturesOf(
  definition: Pick<Resource, 'calls' | 'fields' | 'states' | 'tree' | 'treeBy' | 'log'>,
  abilities: readonly Ability[],
): ListFeatures {
  const {
    tree = false,
    treeBy,
    log,
    calls: { page, remove },
  } = definition;
  const isPlain = page !== undefined && 'plain' in page;
  return {
    where: isPlain && abilities.includes('where'),
    below: isPlain && abilities.includes('below'),
    fields: isPlain && abilities.includes('fields'),
    counts: hasCounts(definition) && abilities.includes('counts'),
    totals: hasTotals(definition) && abilities.includes('totals'),
    branches: isPlain && tree && treeBy === undefined && abilities.includes('below'),
    restore:
      log !== true &&
      remove !== undefined &&
      'plain' in remove &&
      remove.final !== true &&
      abilities.includes('restore'),
    reveal: abilities.includes('reveal'),
  };
}
