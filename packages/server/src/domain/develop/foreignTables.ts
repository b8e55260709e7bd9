import type { TableColumn, TableInfo } from '@lattice/api/resources/blade-develop/model';
import { datasource } from '@lattice/api/resources/blade-develop/datasource';
import type { Context } from '../../call/Context.ts';
import type { PostgresAccount } from '../../db/canConnect.ts';
import { readOnce } from '../../db/readOnce.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { say } from '../../words/say.ts';
import { readSourceAddress } from './sourceAddress.ts';
import { addressOf, checkHost } from './sourceHosts.ts';

/** The driver that the server has. */
const POSTGRES = 'org.postgresql.Driver';
/** How many tables are named. */
const MOST = 2000;

/** The account of a data source, as long as its driver is there and its host is allowed. */
async function accountOf(id: string, context: Context): Promise<PostgresAccount> {
  const q = new ReportQuery(context);
  const [source] = await q.rows<{ driver: string; url: string; user: string; password: string }>(
    `select t.driver_class as driver, t.url, t.username as "user", t.password
      from ${q.of(datasource)} and t.id = ${q.p(id)}`,
  );
  if (source === undefined) throw new Refusal(400, say`数据源不存在或已被删除`);
  if (source.driver !== POSTGRES)
    throw new Refusal(400, say`本系统只能读取 PostgreSQL 数据源，未安装这种数据源的驱动；模型的字段请手工填写`);
  const { host, port, database } = readSourceAddress(source.driver, source.url);
  checkHost(host, context.settings.datasourceHosts ?? [], 'datasourceId');
  const address = await addressOf(host);
  if (address === null) throw unreachable();
  return { address, port, database, user: source.user, password: source.password };
}

const unreachable = () =>
  new Refusal(400, say`无法连接数据源：请核对连接地址、用户名和密码`, [{ field: 'datasourceId', rule: 'choose' }]);

async function read<R extends object>(id: string, context: Context, text: string, params: readonly unknown[]) {
  const rows = await readOnce<R>(await accountOf(id, context), text, params);
  if (rows === null) throw unreachable();
  return rows;
}

/** The tables and views of a data source, with their comments. */
export const foreignTables = (id: string, context: Context): Promise<TableInfo[]> =>
  read<TableInfo>(
    id,
    context,
    `select c.relname as name, coalesce(obj_description(c.oid, 'pg_class'), '') as comment
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = any(current_schemas(false)) and c.relkind in ('r', 'p', 'v', 'm')
      order by c.relname limit $1`,
    [MOST],
  );

/** The columns of a table of a data source. */
export async function foreignColumns(
  id: string,
  name: string,
  context: Context,
): Promise<TableInfo & { fields: TableColumn[] }> {
  const fields = await read<TableColumn & { about: string }>(
    id,
    context,
    `select a.attname as name, format_type(a.atttypid, null) as type,
        coalesce(col_description(c.oid, a.attnum), '') as comment, a.attnotnull as "isRequired",
        coalesce(obj_description(c.oid, 'pg_class'), '') as about
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where n.nspname = any(current_schemas(false)) and c.relname = $1 and c.relkind in ('r', 'p', 'v', 'm')
      order by a.attnum limit 300`,
    [name],
  );
  const [first] = fields;
  if (first === undefined) throw new Refusal(400, say`没有名为“${name.slice(0, 60)}”的表，请从表列表中选择`);
  return { name, comment: first.about, fields: fields.map(({ about: _about, ...field }) => field) };
}
