import type { Field } from '@lattice/api/field';
import { mask } from '@lattice/api/mask';
import { dependsOn } from '@lattice/api/relations';
import { statesOf } from '@lattice/api/resource';
import type { Issue } from '@lattice/api/rules';
import { promptOf } from '@lattice/api/targetsOf';
import { validate } from '@lattice/api/validate';
import type { Context } from '../../call/Context.ts';
import { Refusal } from '../../errors/Refusal.ts';
import type { Sql } from '../../db/Database.ts';
import { areaIssues } from './areaIssues.ts';
import { registerIssues } from './registerIssues.ts';
import { type MessageDescriptor, say } from '../../words/say.ts';
import { copiedValues } from '../copies.ts';
import { idCardValues } from '../idCardValues.ts';
import { moveStamp } from '../serverValues.ts';
import { type Input, bodyValues, ownProperty, refuseIssues, storedValue, wireRow } from '../bodyValues.ts';
import { notePoint } from './pointNotice.ts';
import { refreshedCopies } from './proposals.ts';
import { checkReferences, isCycle } from './references.ts';
import { moveValues } from './moveValues.ts';
import { refusedMove } from '../states.ts';
import { lockRow, store } from './store.ts';
import { type Column, type Table, columnOf } from '../table.ts';
import { toWire } from '../value.ts';
import { refuseDuringProcess, refuseOthers, refuseOutOfSight, refuseSettled } from './refuseDuringProcess.ts';

const stale = () => new Refusal(409, say`这条记录刚被别人修改过，您的修改尚未保存。请核对最新内容后再保存`);

/** Changes what a body says of a row; refused with 409 where its version is not the one that was read. */
export async function update(
  sql: Sql,
  table: Table,
  id: string,
  input: Input,
  context: Context,
): Promise<{ id: string; rev: number }> {
  const { fields } = table.resource;
  const before = await lockRow(sql, table, id, context);
  refuseDuringProcess(table, before, context);
  const rev = ownProperty(input, 'rev');
  if (rev !== undefined && rev !== null && rev !== '' && Number(rev) !== Number(before.rev)) throw stale();
  const current = wireRow(table, before);
  const said = new Map(
    [...bodyValues(table, input)].filter(([column, raw]) => {
      const sensitivity = column.field?.sensitive;
      const now = String(current[column.name] ?? '');
      return !(sensitivity !== undefined && raw === mask(sensitivity, now) && raw !== now);
    }),
  );
  for (const [name, value] of Object.entries(await refreshedCopies(sql, table, said, current, context)))
    said.set(columnOf(table, name), value);
  for (const [name, value] of Object.entries(
    idCardValues(fields, Object.fromEntries([...said].map(([column, raw]) => [column.name, raw]))),
  ))
    said.set(columnOf(table, name), value);
  const merged: Record<string, unknown> = {
    ...current,
    ...Object.fromEntries([...said].map(([column, raw]) => [column.name, raw])),
  };
  const touched = (name: string) =>
    [name, ...dependsOn(fields[name] as Field)].some((one) => said.has(columnOf(table, one)));
  const issues = validate(fields, merged).filter((issue) => touched(issue.field));
  if (issues.length > 0) refuseIssues(table, issues);
  const answers = new Set<Column>();
  const values = new Map([...said].map(([column, raw]) => [column, storedValue(column, raw)]));
  for (const machine of statesOf(table.resource)) {
    const [from, to] = [String(current[machine.field] ?? ''), String(ownProperty(input, machine.field) ?? '')];
    const isSubmitted = machine.moves.some(({ call }) => call === 'submit');
    if (to === '') continue;
    // A body of nothing but the state is a move; with more it is an edit, and the state that stands is no change.
    if (to === from && (!isSubmitted || said.size > 0 || context.system === true)) continue;
    const issue = await refusedMove(sql, table, machine, { from, to, call: 'submit' }, before, context);
    if (issue) refuseIssues(table, [issue]);
    const requested = moveValues(table, machine, { from, to }, current, input, context);
    if (requested.issues.length > 0) refuseIssues(table, requested.issues, promptOf(machine, { from, to })?.fields);
    for (const [column, value] of requested.values) {
      values.set(column, value);
      answers.add(column);
    }
    values.set(columnOf(table, machine.field), storedValue(columnOf(table, machine.field), to));
    for (const [column, value] of moveStamp(table, machine, to, context)) values.set(column, value);
  }
  for (const [column, value] of await copiedValues(sql, table, values, context)) values.set(column, value);
  const changed = new Map(
    [...values].filter(
      ([column, value]) => JSON.stringify(toWire(column.kind, value, false)) !== JSON.stringify(current[column.name]),
    ),
  );
  // What is copied or stamped is the server's own choice.
  const chosen = new Map([...changed].filter(([column]) => said.has(column)));
  const edited = [...chosen.keys()].filter((column) => !answers.has(column)).map(({ name }) => name);
  refuseSettled(table, current, edited, context);
  if (edited.length > 0) await refuseOthers(sql, table, current, context);
  const wrong: Issue<MessageDescriptor>[] = await checkReferences(sql, chosen, context, current);
  const parent = [...changed].find(([column]) => column.name === 'parentId');
  if (table.resource.tree === true && parent && (await isCycle(sql, table, id, parent[1])))
    wrong.push({ field: 'parentId', rule: 'cycle' });
  const valueOf = (column: Column) => (changed.has(column) ? changed.get(column) : before[column.sql]);
  const storedOf = (column: Column) => before[column.sql];
  const isChanged = (name: string) => changed.has(columnOf(table, name));
  wrong.push(...(await registerIssues(sql, table, { id, valueOf, storedOf }, isChanged, context)));
  if (wrong.length > 0) refuseIssues(table, wrong);
  const areas = await areaIssues(sql, table, { id, valueOf }, isChanged, context);
  if (areas.length > 0) refuseIssues(table, areas);
  if (changed.size === 0) return { id, rev: Number(before.rev) };
  await notePoint(sql, table, valueOf, isChanged, context);
  const stored = { id, rev: await store(sql, table, before, changed, 'update', context) };
  await refuseOutOfSight(sql, table, id, [...changed.keys()], context);
  return stored;
}
