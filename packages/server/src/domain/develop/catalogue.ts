import type { Field } from '@lattice/api/field';
import type { TableColumn, TableInfo } from '@lattice/api/resources/blade-develop/model';
import type { Context } from '../../call/Context.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { hasTable, tableOf } from '../../table/table.ts';
import { say } from '../../words/say.ts';

const labels = ({ resources }: Pick<Context, 'resources'>) =>
  new Map([...resources.values()].filter(hasTable).map((resource) => [tableOf(resource).name, resource]));

/** The tables of the product's registers; those of sessions and secrets are not named. */
export async function catalogueOf(context: Context): Promise<TableInfo[]> {
  const known = labels(context);
  const { rows } = await context.db.query<{ name: string }>(
    `select table_name as name
      from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE'
      order by table_name`,
  );
  return rows.flatMap(({ name }) => (known.has(name) ? [{ name, comment: known.get(name)?.label ?? '' }] : []));
}

/** True for a table of the product's registers. */
export const isOwnTable = (name: string, context: Pick<Context, 'resources'>): boolean => labels(context).has(name);

/** The fields of such a table by column; none for other tables. */
export const fieldsOfTable = (name: string, context: Pick<Context, 'resources'>): ReadonlyMap<string, Field> => {
  const resource = labels(context).get(name);
  const columns = resource === undefined ? [] : [...tableOf(resource).columns.values()];
  return new Map(columns.flatMap(({ sql, field }) => (field === undefined ? [] : [[sql, field] as const])));
};

/** The columns of one of those tables. */
export async function columnsOf(name: string, context: Context): Promise<TableInfo & { fields: TableColumn[] }> {
  const resource = labels(context).get(name);
  if (resource === undefined) throw new Refusal(400, say`没有名为“${name.slice(0, 60)}”的表，请从表列表中选择`);
  const { rows } = await context.db.query<{ name: string; type: string; required: boolean }>(
    `select column_name as name, data_type as type, is_nullable = 'NO' as required
      from information_schema.columns
      where table_schema = current_schema() and table_name = $1
      order by ordinal_position`,
    [name],
  );
  const byColumn = new Map([...tableOf(resource).columns.values()].map((column) => [column.sql, column]));
  return {
    name,
    comment: resource.label,
    fields: rows.map((row) => ({
      name: row.name,
      type: row.type,
      comment: byColumn.get(row.name)?.field?.label ?? '',
      isRequired: row.required || byColumn.get(row.name)?.field?.required === true,
    })),
  };
}
