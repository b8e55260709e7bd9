import { distinguishingFields } from '@lattice/api/distinguishingFields';
import type { Resource } from '@lattice/api/resource';
import { canView } from '../../access/allow.ts';
import type { CallFacts } from '../computedColumns.ts';
import { referenceTarget } from '../referenceTarget.ts';
import { columnOf, nameColumn, tableOf } from '../table.ts';

/**
 * An expression of what the record `alias` of a register is called where others refer to it: its name, or where that is
 * a number what tells it apart, as a house is called by its building and room to people who may read houses.
 */
export function referenceName(resource: Resource, alias: string, { resources, person }: CallFacts): string {
  const name = `${alias}."${nameColumn(resource)}"`;
  const isNumber = resource.fields[resource.title ?? '']?.unique === true;
  const fields = isNumber && person !== null && canView(person, resource) ? distinguishingFields(resource) : [];
  if (fields.length === 0) return name;
  const table = tableOf(resource);
  const words = fields.map((field) => {
    const column = columnOf(table, field);
    const to = referenceTarget(column, resources);
    if (to === null) return `nullif(${alias}."${column.sql}"::text, '')`;
    const tenant = to.resource.shared === true ? '' : ` and n.tenant_id = ${alias}.tenant_id`;
    return `(select nullif(n."${nameColumn(to.resource)}", '') from ${tableOf(to.resource).name} n
      where n."${to.key}" = ${alias}."${column.sql}"${tenant} and n.is_deleted = 0)`;
  });
  return `coalesce(nullif(concat_ws(' ', ${words.join(', ')}), ''), ${name}::text)`;
}
