import { crud } from '@lattice/api/call';
import { type ScaleFile, type ScaleRow, readScaleFile } from '@lattice/api/psychology/scaleFile';
import { scale } from '@lattice/api/resources/psychological/scale';
import { scalecategory } from '@lattice/api/resources/psychological/scalecategory';
import { scaledetail } from '@lattice/api/resources/psychological/scaledetail';
import type { Resource } from '@lattice/api/resource';
import type { Context } from '../../call/Context.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { detail } from '../../table/read/read.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { tableOf } from '../../table/table.ts';
import { submit } from '../../table/write/submit.ts';
import { say } from '../../words/say.ts';
import { freeCode, readScale, writeScale } from './wholeScale.ts';

/** The most characters of a file. */
const MOST = 3_000_000;

/** A row without its pictures, which are files of the server that has it. */
const withoutPictures = ({ fields }: Resource, row: ScaleRow): ScaleRow =>
  Object.fromEntries(Object.entries(row).filter(([name]) => fields[name]?.kind !== 'image'));

/** A scale as a file, without pictures, and without ids of this server. */
export async function scaleFileOf(id: string, context: Context): Promise<ScaleFile> {
  const { scale: head, items, ...content } = await readScale(id, context);
  const { scaleCategoryId, ...own } = withoutPictures(scale, head);
  const { categoryName } = await detail(
    tableOf(scalecategory),
    crud.detail,
    { id: String(scaleCategoryId) },
    context,
  ).catch(() => ({ categoryName: '' }));
  return {
    lattice: 'scale',
    version: 1,
    category: String(categoryName ?? ''),
    scale: own,
    items: items.map((row) => withoutPictures(scaledetail, row)),
    ...content,
  };
}

/** The category of a name; a new one where there is none. */
async function categoryNamed(name: string, inner: Context): Promise<string> {
  const q = new ReportQuery(inner);
  const [found] = await q.rows<{ id: string }>(
    `select t.id::text as id from ${q.of(scalecategory)} and t.category_name = ${q.p(name)} order by t.id limit 1`,
  );
  if (found !== undefined) return found.id;
  return (await submit(tableOf(scalecategory), crud.submit, { categoryName: name }, inner)).id;
}

/** Takes in a scale from a file as a new one, which is not enabled; its code gives way to one that is known here. */
export async function takeScaleFile(text: unknown, context: Context): Promise<{ id: string }> {
  const file = typeof text === 'string' && text.length <= MOST ? readScaleFile(text) : null;
  if (file === null) throw new Refusal(400, say`这个文件不是从量表编辑页导出的量表，请重新选择`);
  return context.db.tx(async (sql) => {
    const inner = transactionContext(context, sql);
    const code = String(file.scale.scaleCode ?? '');
    const { rows } = await sql.query('select 1 from psychological_scale where scale_code = $1 limit 1', [code]);
    const scaleCode = rows.length === 0 ? code : await freeCode(sql, code);
    const scaleCategoryId = file.category === '' ? '' : await categoryNamed(file.category, inner);
    return writeScale(
      {
        ...file,
        scale: { ...withoutPictures(scale, file.scale), scaleCode, scaleCategoryId },
        items: file.items.map((row) => withoutPictures(scaledetail, row)),
      },
      inner,
    );
  });
}
