import type { Field, Geometry } from '@lattice/api/field';
import { type AreaFault, type NamedArea, areaFaults } from '@lattice/api/map/areaFaults';
import { borderMessage, tooManyBeside } from '@lattice/api/map/borderMessages';
import type { Issue } from '@lattice/api/rules';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import type { MessageDescriptor } from '../../words/say.ts';
import { type Table, columnOf } from '../table.ts';
import { type Candidate, lockRegister } from './registerIssues.ts';

const refused = (field: string, reason: MessageDescriptor): Issue<MessageDescriptor> => ({
  field,
  rule: 'refused',
  params: { reason },
});

const wordsOf = (fault: AreaFault): MessageDescriptor => ({ ...borderMessage(fault), ofContract: true });

/**
 * What is wrong with the area of a row among the areas above, beside and below it; null while nothing is. A row that is
 * switched off is not judged.
 */
async function areaIssue(
  sql: Sql,
  table: Table,
  field: string,
  { through, enabled }: NonNullable<Field['apart']>,
  { id, valueOf }: Pick<Candidate, 'id' | 'valueOf'>,
  tenantId: string,
): Promise<Issue<MessageDescriptor> | null> {
  const area = valueOf(columnOf(table, field)) as Geometry | null | undefined;
  if (!area || Number(valueOf(columnOf(table, enabled)) ?? 1) !== 1) return null;
  const tooMany = tooManyBeside(area);
  if (tooMany !== null) return refused(field, { ...tooMany, ofContract: true });
  const above = valueOf(columnOf(table, through));
  const sqlOf = (name: string) => `t."${columnOf(table, name).sql}"`;
  const { rows } = await sql.query<{ place: 'whole' | 'beside' | 'parts'; name: string; geometry: Geometry }>(
    `select case when t.id = $2::bigint then 'whole' when ${sqlOf(through)} = $1::bigint then 'parts' else 'beside' end
          as place, ${sqlOf(table.resource.title ?? 'id')}::text as name, ${sqlOf(field)} as geometry
      from ${table.name} t
      where t.is_deleted = 0 and t.tenant_id = $3 and t.id is distinct from $1::bigint and ${sqlOf(field)} is not null
        and coalesce(${sqlOf(enabled)}, 1) = 1
        and (t.id = $2::bigint or ${sqlOf(through)} = $1::bigint or ${sqlOf(through)} is not distinct from $2::bigint)
      order by t.id`,
    [id, above ?? null, tenantId],
  );
  const at = (place: (typeof rows)[number]['place']): NamedArea[] => rows.filter((row) => row.place === place);
  const [fault] = areaFaults(area, { whole: at('whole')[0] ?? null, beside: at('beside'), parts: at('parts') });
  return fault === undefined ? null : refused(field, wordsOf(fault));
}

/**
 * What is wrong with the areas of a row among the rows of its register, where one of the changed fields decides on it.
 * Other such writes wait until the transaction ends.
 */
export async function areaIssues(
  sql: Sql,
  table: Table,
  candidate: Candidate,
  changed: (name: string) => boolean,
  context: Context,
): Promise<Issue<MessageDescriptor>[]> {
  const areas = Object.entries(table.resource.fields).flatMap(([name, { apart }]) =>
    apart !== undefined && [name, apart.through, apart.enabled].some(changed) ? [{ name, apart }] : [],
  );
  if (areas.length === 0) return [];
  const tenantId = await lockRegister(sql, table, context);
  const issues: Issue<MessageDescriptor>[] = [];
  for (const { name, apart } of areas) {
    const issue = await areaIssue(sql, table, name, apart, candidate, tenantId);
    if (issue !== null) issues.push(issue);
  }
  return issues;
}
