import type { Resource } from '@lattice/api/resource';
import { attach } from '@lattice/api/resources/blade-resource/attach';
import type { Sql } from '../db/Database.ts';
import { quoteLiteral } from '../table/quoteLiteral.ts';
import { hasTable, tableOf } from '../table/table.ts';

/** Whether a file is out of service: nothing holds it any more, and nobody brought its attachment back. */
export async function isWithdrawn(name: string, db: Sql): Promise<boolean> {
  const { rows } = await db.query(
    `select 1 from sys_file_unheld where name = $1 and due is not null
      and not exists (select 1 from ${tableOf(attach).name} where name = $1 and is_deleted = 0)`,
    [name],
  );
  return rows.length > 0;
}

/** Statements that find a file in the open fields of a register; `$1` is its address. */
const openHolders = (resource: Resource): string[] => {
  if (!hasTable(resource)) return [];
  const { name, columns } = tableOf(resource);
  return [...columns.values()].flatMap(({ sql, field }) => {
    if (field?.open === undefined) return [];
    const state = field.open === true ? undefined : columns.get(field.open.field);
    const where =
      field.open === true || state === undefined
        ? ''
        : ` and t."${state.sql}"::text = any(${quoteLiteral(field.open.in.map(String))})`;
    return [`select 1 from ${name} t where t.is_deleted = 0${where} and strpos(t."${sql}"::text, $1) > 0`];
  });
};

/** Whether a field that is open to everybody holds the file, such as the picture of a published article. */
export async function isOpen(name: string, db: Sql, resources: ReadonlyMap<string, Resource>): Promise<boolean> {
  const holders = [...resources.values()].flatMap(openHolders);
  if (holders.length === 0) return false;
  const { rows } = await db.query(`${holders.join(' union all ')} limit 1`, [`/files/${name}`]);
  return rows.length > 0;
}
