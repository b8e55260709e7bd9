import type { AttachmentUse, OrphanFile } from '@lattice/api/tools';
import { attach } from '@lattice/api/resources/blade-resource/attach';
import type { Context } from '../../call/Context.ts';
import { idIn } from '../../call/parameter.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { tableOf } from '../../table/table.ts';
import { heldFiles, holdingColumns } from './heldFiles.ts';

/** Files that one question tells. */
const MOST = 1000;

/** The registers whose records name an attachment, most first. */
export async function attachmentUses(
  input: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<AttachmentUse[]> {
  const q = new ReportQuery(context);
  const { link } = await q.one<{ link: string }>(
    `select t.link from ${q.of(attach)} and t.id = ${q.p(idIn(input, 'id'))}`,
  );
  const counts = [...context.resources.values()].flatMap((resource) => {
    const columns = holdingColumns(resource);
    return columns.length === 0
      ? []
      : [
          `select '${resource.path}' as path, count(*)::int as count
            from ${tableOf(resource).name} t
            where t.is_deleted = 0
              and (${columns.map(({ sql }) => `strpos(coalesce(t."${sql}"::text, ''), $1) > 0`).join(' or ')})`,
        ];
  });
  const { rows } = await context.db.query<{ path: string; count: number }>(
    `select * from (${counts.join(' union all ')}) x where count > 0 order by count desc, path`,
    [link],
  );
  return rows.map(({ path, count }) => ({ path, count, label: context.resources.get(path)?.label ?? path }));
}

/** The attachments older than a day that nothing holds; what was removed and can come back holds its own. */
export async function orphanFiles(_: unknown, context: Context): Promise<OrphanFile[]> {
  const q = new ReportQuery(context);
  const found = await q.rows<OrphanFile & { name: string }>(
    `select t.name, t.id::text as id, t.original_name as "originalName", coalesce(t.attach_size, 0) as "attachSize",
      to_char(t.create_time, 'YYYY-MM-DD HH24:MI:SS') as "createTime"
     from ${q.of(attach)} and t.create_time < ${q.p(context.now().toISOString())}::timestamptz - interval '1 day'
     order by t.create_time, t.id`,
  );
  const held = await heldFiles(
    context.db,
    context.resources,
    found.map(({ name }) => name),
  );
  return found.flatMap(({ name, ...file }) => (held.has(name) ? [] : [file])).slice(0, MOST);
}
