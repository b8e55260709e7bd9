import { targetOf } from '@lattice/api/kinds/kindOf';
import { APPLICANTS } from '@lattice/api/resource';
import type { Context } from '../../call/Context.ts';
import { type Table, columnOf, tableOf } from '../../table/table.ts';
import { linkedTables } from './linkedTable.ts';

/**
 * Expression for the id of the user whom a field of the record `b` names: themselves, or the account of a grid member.
 */
function userNamedBy(table: Table, name: string): string {
  const { sql, field } = columnOf(table, name);
  const column = `b.${sql}`;
  return field !== undefined && targetOf(field) === 'grid/gridmember'
    ? `(select g.user_id::text from grid_gridmember g where g.id = ${column})`
    : `${column}::text`;
}

/**
 * Expression for the ids of the users whose request an instance is (an array of texts), by its alias: who started it,
 * and whom the `applicants` of its record name.
 */
export function applicantsOf(alias: string, { resources }: Pick<Context, 'resources'>): string {
  const records = linkedTables({ resources }).map((resource) => {
    const table = tableOf(resource);
    const users = (resource.applicants ?? APPLICANTS).map((name) => userNamedBy(table, name));
    return `when '${table.name}' then (select array[${users.join(', ')}] from ${table.name} b
        where b.id = ${alias}.business_id)`;
  });
  const ofRecord = records.length === 0 ? 'null' : `case ${alias}.business_table ${records.join(' ')} end`;
  return `array_remove(array[${alias}.start_user::text] || ${ofRecord}, null)`;
}
