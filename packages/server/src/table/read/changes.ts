import { readTownMoment, townText } from '@lattice/api/townTime';
import type { FieldChange, RecordChange } from '@lattice/api/changes';
import { canSeeUnmasked } from '../../access/allow.ts';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { type PageBody, pageBody } from '../paging.ts';
import { referencedRegister } from '../referenceTarget.ts';
import { findRow, wholeNumber } from './read.ts';
import { type Column, type Table, nameColumn, tableOf } from '../table.ts';
import { isSecret, maskedValue } from '../value.ts';

type Noted = Readonly<Record<string, { before?: unknown; after?: unknown }>>;
type Names = ReadonlyMap<string, string>;

/** Most entries that one question gives. */
const MAX_SIZE = 50;

const idsIn = (value: unknown): string[] =>
  String(value ?? '')
    .split(',')
    .filter((id) => id !== '' && id !== '0');

/** The server notes a moment of its own as its clock says it; people read it as every other one. */
const toldMoment = ({ kind }: Column, value: unknown): unknown =>
  kind === 'datetime' && typeof value === 'string' && value.endsWith('Z')
    ? townText(readTownMoment(value) ?? 0)
    : value;

/**
 * What the records are called to which values of a column point, removed ones too; masked for people who may not see
 * such names plainly.
 */
async function namesOf(column: Column, ids: readonly string[], table: Table, context: Context): Promise<Names> {
  const to = referencedRegister(column, context.resources);
  if (to === null || ids.length === 0) return new Map();
  const params: unknown[] = [ids];
  const own = to.resource.shared === true ? '' : ` and tenant_id = $${params.push(personOf(context).tenantId)}`;
  const { rows } = await context.db.query<{ key: string; name: string | null }>(
    `select "${to.key}"::text as key, "${nameColumn(to.resource)}"::text as name
      from ${tableOf(to.resource).name}
      where "${to.key}"::text = any($1::text[])${own}`,
    params,
  );
  const title = to.resource.title === undefined ? undefined : to.resource.fields[to.resource.title];
  const isPlain = canSeeUnmasked(personOf(context), table.resource);
  return new Map(rows.map(({ key, name }) => [key, String(isPlain ? (name ?? '') : maskedValue(title, name ?? ''))]));
}

/** The names of all that the changes of a table point to, by field. */
async function allNames(table: Table, noted: readonly Noted[], context: Context): Promise<ReadonlyMap<string, Names>> {
  const pointing = [...table.columns.values()].filter(
    (column) => column.field !== undefined && referencedRegister(column, context.resources) !== null,
  );
  return new Map(
    await Promise.all(
      pointing.map(async (column) => {
        const ids = new Set(
          noted.flatMap(({ [column.name]: change }) =>
            change === undefined ? [] : [...idsIn(change.before), ...idsIn(change.after)],
          ),
        );
        return [column.name, await namesOf(column, [...ids], table, context)] as const;
      }),
    ),
  );
}

/**
 * What was done to a record that the person may see, the newest first; secrets are left out, sensitive values are
 * masked as in the record, and who saw which of them plainly is told elsewhere.
 */
export async function recordChanges(
  table: Table,
  input: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<PageBody<RecordChange>> {
  const current = wholeNumber(input.current, 1, 'current');
  const size = Math.min(wholeNumber(input.size, 10, 'size'), MAX_SIZE);
  const { id } = await findRow(table, input.id, context);
  const where = "a.path = $1 and a.record_id = $2 and a.action not in ('reveal', 'comment', 'uncomment')";
  const params = [table.resource.path, id];
  const [found, counted] = await Promise.all([
    context.db.query<{ id: string; time: string; action: string; userName: string; noted: Noted }>(
      `select a.id::text as id, to_char(a.time, 'YYYY-MM-DD HH24:MI:SS') as time, a.action,
        coalesce(nullif(u.real_name, ''), u.account, '') as "userName", a.changes as noted
       from sys_audit a
       left join blade_user u on u.id = a.user_id
       where ${where}
       order by a.time desc, a.id desc limit ${size} offset ${(current - 1) * size}`,
      params,
    ),
    context.db.query<{ total: string }>(`select count(*) as total from sys_audit a where ${where}`, params),
  ]);
  const names = await allNames(
    table,
    found.rows.map(({ noted }) => noted),
    context,
  );
  const isPlain = canSeeUnmasked(personOf(context), table.resource);
  const shown = (column: Column, noted: unknown) => {
    const value = toldMoment(column, noted);
    return isPlain ? value : maskedValue(column.field, value);
  };
  const called = (column: Column, value: unknown) =>
    idsIn(value)
      .map((one) => names.get(column.name)?.get(one) ?? one)
      .join('、');
  const tracked = [...table.columns.values()].filter((column) => column.field !== undefined && !isSecret(column));
  const changesIn = (noted: Noted): FieldChange[] =>
    tracked.flatMap((column) => {
      const change = noted[column.name];
      if (change === undefined) return [];
      const isCalled = referencedRegister(column, context.resources) !== null;
      return [
        {
          field: column.name,
          before: shown(column, change.before ?? ''),
          after: shown(column, change.after ?? ''),
          ...(isCalled && { beforeName: called(column, change.before), afterName: called(column, change.after) }),
        },
      ];
    });
  return pageBody(
    found.rows.map(({ noted, ...entry }) => ({ ...entry, changes: changesIn(noted) })),
    Number(counted.rows[0]?.total ?? 0),
    size,
    current,
  );
}
