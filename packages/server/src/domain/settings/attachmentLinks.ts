import type { AttachmentUse, OrphanFile } from '@lattice/api/tools';
import { attach } from '@lattice/api/resources/blade-resource/attach';
import type { Resource } from '@lattice/api/resource';
import type { Context } from '../../call/Context.ts';
import { idIn } from '../../call/parameter.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { type Column, hasTable, tableOf } from '../../table/table.ts';
import { views } from '../../table/views.ts';

/** Kinds of fields that can hold the address of a file, by themselves or inside of a text. */
const HOLDS = new Set(['file', 'files', 'image', 'images', 'richtext', 'longtext', 'json', 'url', 'text']);
/** How an address of a stored file looks inside of a text. */
const LINK = String.raw`/files/[\w.-]+`;

interface Holding {
  resource: Resource;
  table: string;
  columns: Column[];
}

const holding = ({ resources }: Pick<Context, 'resources'>): Holding[] =>
  [...resources.values()]
    .filter(
      (one) =>
        hasTable(one) &&
        one.path !== attach.path &&
        !one.path.startsWith('blade-log/') &&
        !Object.hasOwn(views, one.path),
    )
    .flatMap((resource) => {
      const table = tableOf(resource);
      const columns = [...table.columns.values()].filter(({ kind, field }) => field !== undefined && HOLDS.has(kind));
      return columns.length === 0 ? [] : [{ resource, table: table.name, columns }];
    });

/** The registers whose records name an attachment, most first. */
export async function attachmentUses(
  input: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<AttachmentUse[]> {
  const q = new ReportQuery(context);
  const { link } = await q.one<{ link: string }>(
    `select t.link from ${q.of(attach)} and t.id = ${q.p(idIn(input, 'id'))}`,
  );
  const counts = holding(context).map(
    ({ resource, table, columns }) =>
      `select '${resource.path}' as path, count(*)::int as count
        from ${table} t
        where t.is_deleted = 0
          and (${columns.map(({ sql }) => `strpos(coalesce(t."${sql}"::text, ''), $1) > 0`).join(' or ')})`,
  );
  const { rows } = await context.db.query<{ path: string; count: number }>(
    `select * from (${counts.join(' union all ')}) x where count > 0 order by count desc, path`,
    [link],
  );
  return rows.map(({ path, count }) => ({ path, count, label: context.resources.get(path)?.label ?? path }));
}

/** The attachments older than a day that no record names, removed ones counted: they can come back. */
export async function orphanFiles(_: unknown, context: Context): Promise<OrphanFile[]> {
  const q = new ReportQuery(context);
  const named = holding(context).flatMap(({ table, columns }) =>
    columns.map(
      ({ sql }) =>
        `select m[1] as link from ${table} t cross join lateral regexp_matches(t."${sql}"::text, '(${LINK})', 'g') m
          where strpos(coalesce(t."${sql}"::text, ''), '/files/') > 0`,
    ),
  );
  return q.rows<OrphanFile>(
    `select t.id::text as id, t.original_name as "originalName", coalesce(t.attach_size, 0) as "attachSize",
      to_char(t.create_time at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') as "createTime"
     from ${q.of(attach)} and t.create_time < ${q.p(context.now().toISOString())}::timestamptz - interval '1 day'
       and t.link not in (${named.join(' union ')})
     order by t.create_time, t.id limit 1000`,
  );
}
