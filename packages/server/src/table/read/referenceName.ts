import { distinguishingFields, isNamedByNumber } from '@lattice/api/distinguishingFields';
import type { Resource } from '@lattice/api/resource';
import { canView } from '../../access/allow.ts';
import type { CallFacts } from '../computedColumns.ts';
import { referenceTarget } from '../referenceTarget.ts';
import { columnOf, nameColumn, tableOf } from '../table.ts';

/** Expressions of what tells the record `alias` apart, for people who may read its register. */
function tellingWords(resource: Resource, alias: string, { resources, person }: CallFacts): string[] {
  if (person === null || !canView(person, resource)) return [];
  const table = tableOf(resource);
  return distinguishingFields(resource).map((field) => {
    const column = columnOf(table, field);
    const to = referenceTarget(column, resources);
    if (to === null) return `nullif(${alias}."${column.sql}"::text, '')`;
    const tenant = to.resource.shared === true ? '' : ` and n.tenant_id = ${alias}.tenant_id`;
    return `(select nullif(n."${nameColumn(to.resource)}", '') from ${tableOf(to.resource).name} n
      where n."${to.key}" = ${alias}."${column.sql}"${tenant} and n.is_deleted = 0)`;
  });
}

/**
 * An expression of what the record `alias` of a register is called where others refer to it: its name, or where that is
 * a number what tells it apart, as a house is called by its building and room to people who may read houses.
 */
export function referenceName(resource: Resource, alias: string, facts: CallFacts): string {
  const name = `${alias}."${nameColumn(resource)}"`;
  const words = isNamedByNumber(resource) ? tellingWords(resource, alias, facts) : [];
  if (words.length === 0) return name;
  return `coalesce(nullif(concat_ws(' ', ${words.join(', ')}), ''), ${name}::text)`;
}

/** An expression of what the record `alias` of a register is called where records are chosen (`choiceLabel`). */
export function choiceName(resource: Resource, alias: string, facts: CallFacts): string {
  const name = `nullif(${alias}."${nameColumn(resource)}"::text, '')`;
  const words = tellingWords(resource, alias, facts);
  return `concat_ws(' · ', ${(isNamedByNumber(resource) ? [...words, name] : [name, ...words]).join(', ')})`;
}
