import type { FlowLink } from '@lattice/api/flowLink';
import type { Resource } from '@lattice/api/resource';
import type { Context } from '../../call/Context.ts';
import { hasTable, tableOf } from '../../table/table.ts';

/** A definition on whose records processes decide. */
export type LinkedDefinition = Resource & { flow: FlowLink };

const isLinked = (resource: Resource): resource is LinkedDefinition =>
  resource.flow !== undefined && hasTable(resource);

/** The definitions on whose records processes decide. */
export const linkedTables = ({ resources }: Pick<Context, 'resources'>): LinkedDefinition[] =>
  [...resources.values()].filter(isLinked);

/** The definition whose records stand in a table and are decided on by processes; undefined for none. */
export const linkedTable = (table: string, context: Pick<Context, 'resources'>): LinkedDefinition | undefined =>
  linkedTables(context).find((resource) => tableOf(resource).name === table);

/** The definition that a route of the dictionary `flow` means; undefined for none. */
export const linkedRoute = (route: string, context: Pick<Context, 'resources'>): LinkedDefinition | undefined =>
  linkedTables(context).find(({ flow }) => flow.route === route);
