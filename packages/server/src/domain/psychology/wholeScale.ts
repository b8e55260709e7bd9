import { crud } from '@lattice/api/call';
import type { ScaleContent, ScaleRow } from '@lattice/api/psychology/scaleFile';
import { scale } from '@lattice/api/resources/psychological/scale';
import { scaledetail } from '@lattice/api/resources/psychological/scaledetail';
import { scalefactorgroup } from '@lattice/api/resources/psychological/scalefactorgroup';
import { scalefactorgroupresult } from '@lattice/api/resources/psychological/scalefactorgroupresult';
import { scalenorm } from '@lattice/api/resources/psychological/scalenorm';
import type { Resource } from '@lattice/api/resource';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { detail, list } from '../../table/read/read.ts';
import { tableOf } from '../../table/table.ts';
import { submit } from '../../table/write/submit.ts';
import { labelMessage, say } from '../../words/say.ts';

/** What of a row people give: its fields without those that the server fills in, and without its scale. */
export const given = ({ fields }: Resource, row: ScaleRow): ScaleRow =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { readonly, kind }]) => {
      const value = row[name];
      const isLeft = readonly === true || kind === 'computed' || name === 'hmid';
      return isLeft || value === undefined || value === null || value === '' ? [] : [[name, value]];
    }),
  );

/** The rows of a part, by numbers in some of their fields. */
async function rowsOf(resource: Resource, hmid: string, by: readonly string[], context: Context): Promise<ScaleRow[]> {
  const rows: ScaleRow[] = await list(tableOf(resource), {}, { hmid }, context);
  const difference = (a: ScaleRow, b: ScaleRow) =>
    by.map((name) => Number(a[name] ?? 0) - Number(b[name] ?? 0)).find((one) => one !== 0) ?? 0;
  return rows.sort(difference);
}

/** Ids in the place of others; those that lead to nothing are left out. */
const mapped = (ids: unknown, to: ReadonlyMap<string, string>): string =>
  String(ids ?? '')
    .split(',')
    .flatMap((id) => to.get(id) ?? [])
    .join(',');

/** Reads a scale with its factors, questions, norms and results. */
export async function readScale(id: string, context: Context): Promise<ScaleContent> {
  const head = (await detail(tableOf(scale), crud.detail, { id }, context)) as ScaleRow;
  const factors = await rowsOf(scalefactorgroup, id, ['sort', 'id'], context);
  const places = new Map(factors.map((row, at) => [String(row.id), String(at + 1)]));
  const placed = (resource: Resource, name: string) => (row: ScaleRow) => ({
    ...given(resource, row),
    [name]: mapped(row[name], places),
  });
  return {
    scale: given(scale, head),
    factors: factors.map((row) => given(scalefactorgroup, row)),
    items: (await rowsOf(scaledetail, id, ['itemNo'], context)).map(placed(scaledetail, 'factorGroupIds')),
    norms: (await rowsOf(scalenorm, id, ['factorGroupId', 'ageMin', 'id'], context)).map(
      placed(scalenorm, 'factorGroupId'),
    ),
    ranges: (await rowsOf(scalefactorgroupresult, id, ['factorGroupId', 'minScore'], context)).map(
      placed(scalefactorgroupresult, 'factorGroupId'),
    ),
  };
}

/** Does something with the row at a place of a part; a refusal says which row it is about. */
async function about<T>({ label }: Resource, at: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(400, say`${labelMessage(label)} ${at + 1}：${error.words}`);
  }
}

/** Stores a scale with all its parts as a new one that is not enabled, in the transaction of the context. */
export async function writeScale(content: ScaleContent, inner: Context): Promise<{ id: string }> {
  const { id: hmid } = await submit(tableOf(scale), crud.submit, given(scale, content.scale), inner);
  const factors = new Map<string, string>();
  const add = async (resource: Resource, at: number, row: ScaleRow, refers?: 'factorGroupId' | 'factorGroupIds') =>
    about(resource, at, async () => {
      const own = { ...given(resource, row), ...(refers && { [refers]: mapped(row[refers], factors) }), hmid };
      return (await submit(tableOf(resource), crud.submit, own, inner)).id;
    });
  for (const [at, row] of content.factors.entries()) factors.set(String(at + 1), await add(scalefactorgroup, at, row));
  for (const [at, row] of content.items.entries()) await add(scaledetail, at, row, 'factorGroupIds');
  for (const [at, row] of content.norms.entries()) await add(scalenorm, at, row, 'factorGroupId');
  // From low to high: a range beside no other one would be told of as a gap.
  const ranges = content.ranges.toSorted((a, b) => Number(a.minScore) - Number(b.minScore));
  for (const [at, row] of ranges.entries()) await add(scalefactorgroupresult, at, row, 'factorGroupId');
  return { id: hmid };
}

/** A code of which no scale has the name yet, after that of another one. */
export async function freeCode(sql: Pick<Sql, 'query'>, code: string): Promise<string> {
  const { rows } = await sql.query<{ code: string }>('select scale_code as code from psychological_scale');
  const taken = new Set(rows.map((row) => row.code));
  const stem = code.replace(/_V\d+$/, '').slice(0, 15);
  let version = 2;
  while (taken.has(`${stem}_V${version}`)) version += 1;
  return `${stem}_V${version}`;
}
