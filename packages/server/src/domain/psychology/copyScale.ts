import { crud } from '@lattice/api/call';
import { scale } from '@lattice/api/resources/psychological/scale';
import { scaledetail } from '@lattice/api/resources/psychological/scaledetail';
import { scalefactorgroup } from '@lattice/api/resources/psychological/scalefactorgroup';
import { scalefactorgroupresult } from '@lattice/api/resources/psychological/scalefactorgroupresult';
import { scalenorm } from '@lattice/api/resources/psychological/scalenorm';
import type { Resource } from '@lattice/api/resource';
import type { Context } from '../../call/Context.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import type { Sql } from '../../db/Database.ts';
import { detail, list } from '../../table/read/read.ts';
import { tableOf } from '../../table/table.ts';
import { submit } from '../../table/write/submit.ts';

type Row = Readonly<Record<string, unknown>>;

/** What of a row people give: its fields without those that the server fills in. */
const given = ({ fields }: Resource, row: Row): Row =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { readonly, kind }]) =>
      readonly === true || kind === 'computed' || row[name] === null || row[name] === '' ? [] : [[name, row[name]]],
    ),
  );

const wholeList = async (resource: Resource, hmid: string, context: Context): Promise<Row[]> =>
  await list(tableOf(resource), {}, { hmid }, context);

const mapped = (ids: unknown, to: ReadonlyMap<string, string>): string =>
  String(ids ?? '')
    .split(',')
    .flatMap((id) => to.get(id) ?? [])
    .join(',');

/** A code of which no scale has the name yet, after that of the original. */
async function freeCode(sql: Sql, code: string): Promise<string> {
  const { rows } = await sql.query<{ code: string }>('select scale_code as code from psychological_scale');
  const taken = new Set(rows.map((row) => row.code));
  const stem = code.replace(/_V\d+$/, '').slice(0, 15);
  let version = 2;
  while (taken.has(`${stem}_V${version}`)) version += 1;
  return `${stem}_V${version}`;
}

/** Copies a scale with its questions, factors, norms and results; what points at a part points at its copy. */
export async function copyScale(id: string, context: Context): Promise<{ id: string }> {
  return context.db.tx(async (sql) => {
    const inner = transactionContext(context, sql);
    const original = (await detail(tableOf(scale), crud.detail, { id }, inner)) as Row;
    const scaleCode = await freeCode(sql, String(original.scaleCode));
    const scaleName = `${String(original.scaleName).slice(0, 50)}（副本 ${scaleCode.replace(/^.*_V/, '')}）`;
    const copy = await submit(tableOf(scale), crud.submit, { ...given(scale, original), scaleName, scaleCode }, inner);
    const factors = new Map<string, string>();
    const add = async (resource: Resource, row: Row) =>
      (await submit(tableOf(resource), crud.submit, { ...row, hmid: copy.id }, inner)).id;
    for (const row of await wholeList(scalefactorgroup, id, inner))
      factors.set(String(row.id), await add(scalefactorgroup, given(scalefactorgroup, row)));
    for (const row of await wholeList(scaledetail, id, inner))
      await add(scaledetail, {
        ...given(scaledetail, row),
        factorGroupIds: mapped(row.factorGroupIds, factors),
      });
    for (const row of await wholeList(scalenorm, id, inner))
      await add(scalenorm, { ...given(scalenorm, row), factorGroupId: mapped(row.factorGroupId, factors) });
    // From low to high: a range beside no other one would be told of as a gap.
    const ranges = await wholeList(scalefactorgroupresult, id, inner);
    for (const row of ranges.sort((a, b) => Number(a.minScore) - Number(b.minScore)))
      await add(scalefactorgroupresult, {
        ...given(scalefactorgroupresult, row),
        factorGroupId: mapped(row.factorGroupId, factors),
      });
    return { id: copy.id };
  });
}
