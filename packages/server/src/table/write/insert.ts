import { isEmpty } from '@lattice/api/readValue';
import { validate } from '@lattice/api/validate';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { areaIssues } from './areaIssues.ts';
import { registerIssues } from './registerIssues.ts';
import { audit } from '../audit.ts';
import { copiedValues } from '../copies.ts';
import { idCardValues } from '../idCardValues.ts';
import { serverValues } from '../serverValues.ts';
import { type Input, bodyValues, ownProperty, refuseIssues, storedValue } from '../bodyValues.ts';
import { propagateMarks, markTargets } from '../marks.ts';
import { initialStates } from './initialStates.ts';
import { notePoint } from './pointNotice.ts';
import { proposedValues } from './proposals.ts';
import { checkReferences } from './references.ts';
import { uniqueViolation, changesOf } from './store.ts';
import { type Column, type Table, columnOf } from '../table.ts';
import { toParameter } from '../value.ts';

/**
 * A new row as it is to be stored, with defaults and derived values; refused with 400 where a value breaks its rules.
 * Asks no database, so it can come before costly work.
 */
export function newRow(table: Table, input: Input): Input {
  const { fields } = table.resource;
  const defaults = Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.default !== undefined && isEmpty(field, ownProperty(input, name)) ? [[name, field.default]] : [],
    ),
  );
  const body: Input = { ...input, ...defaults, ...idCardValues(fields, input) };
  const issues = validate(fields, body);
  if (issues.length > 0) refuseIssues(table, issues);
  return body;
}

/** Inserts a row with its defaults, derived and filled values; answers its id and version. */
export async function insert(
  sql: Sql,
  table: Table,
  body: Input,
  context: Context,
): Promise<{ id: string; rev: number }> {
  const { fields } = table.resource;
  const input = { ...body, ...(await proposedValues(sql, table, body, context)) };
  const values = new Map(
    [...bodyValues(table, newRow(table, input))].map(([column, raw]) => [column, storedValue(column, raw)]),
  );
  const candidate = { id: null, valueOf: (column: Column) => values.get(column) };
  const wrong = [
    ...(await checkReferences(sql, values, context)),
    ...(await registerIssues(sql, table, candidate, () => true, context)),
  ];
  if (wrong.length > 0) refuseIssues(table, wrong);
  const areas = await areaIssues(sql, table, candidate, () => true, context);
  if (areas.length > 0) refuseIssues(table, areas);
  for (const [column, value] of await initialStates(sql, table, input, context)) values.set(column, value);
  for (const [name, value] of Object.entries(idCardValues(fields, input))) values.set(columnOf(table, name), value);
  for (const [column, value] of await copiedValues(sql, table, values, context)) values.set(column, value);
  for (const [column, value] of await serverValues(sql, table, context)) values.set(column, value);
  await notePoint(
    sql,
    table,
    (column) => values.get(column),
    () => true,
    context,
  );
  const id = context.nextId();
  const row = new Map<string, unknown>([
    ['id', id],
    ['create_user', context.person?.userId ?? null],
    ['create_dept', context.person?.deptId || null],
    ['update_user', context.person?.userId ?? null],
  ]);
  row.set('tenant_id', context.person?.tenantId ?? '000000');
  for (const [name, field] of Object.entries(fields))
    if (field.readonly === true && field.default !== undefined && field.kind !== 'computed')
      row.set(columnOf(table, name).sql, field.default);
  for (const [column, value] of values) row.set(column.sql, toParameter(column.kind, value));
  const names = [...row.keys()];
  await sql
    .query(
      `insert into ${table.name} (${names.map((name) => `"${name}"`).join(', ')})
        values (${names.map((_, i) => `$${i + 1}`).join(', ')})`,
      [...row.values()],
    )
    .catch((error: unknown) => uniqueViolation(table, error, values));
  await propagateMarks(sql, table, await markTargets(sql, table, [id]), context);
  await audit(sql, context, {
    action: 'insert',
    path: table.resource.path,
    recordId: id,
    changes: changesOf(null, values),
  });
  return { id, rev: 1 };
}
