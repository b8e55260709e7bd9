import type { BorderChange } from '@lattice/api/map/gridReshape';
import { crud } from '@lattice/api/call';
import { grid } from '@lattice/api/resources/grid/grid';
import type { Context } from '../../../call/Context.ts';
import { idIn } from '../../../call/parameter.ts';
import { systemContext } from '../../../call/systemContext.ts';
import { transactionContext } from '../../../call/transactionContext.ts';
import type { Sql } from '../../../db/Database.ts';
import { Refusal } from '../../../errors/Refusal.ts';
import { forgetGrants } from '../../../session/grants.ts';
import { ReportQuery } from '../../../table/read/ReportQuery.ts';
import { columnOf, tableOf } from '../../../table/table.ts';
import { lockRegister } from '../../../table/write/registerIssues.ts';
import { remove } from '../../../table/write/remove.ts';
import { restoreRows } from '../../../table/write/restore.ts';
import { store } from '../../../table/write/store.ts';
import { say } from '../../../words/say.ts';
import { namesRow, pointingTo, renamedTo } from '../../structure/pointingTo.ts';
import { columnsOf, gridTable, lockGrid } from './gridRow.ts';
import { returnMoves } from './noteMoves.ts';

type Input = Readonly<Record<string, unknown>>;

/** Condition of a change `c` that can be undone: the last one of both grids, and the border is as it left it. */
const canUndo = `c.undone is null
  and not exists (select 1 from sys_grid_change n where n.undone is null and n.id > c.id
    and array[n.kept_id, n.other_id] && array[c.kept_id, c.other_id])
  and exists (select 1 from grid_grid k where k.id = c.kept_id and k.is_deleted = 0 and k.geom = c.after -> 'geom')
  and exists (select 1 from grid_grid o where o.id = c.other_id
    and o.is_deleted = case when c.kind = 'split' then 0 else 1 end)
  and not exists (select 1 from grid_grid b where c.kind = 'split' and b.parent_id = c.other_id and b.is_deleted = 0)`;

/** How the border of a grid came about. */
export async function bordersOf(input: Input, context: Context): Promise<BorderChange[]> {
  const q = new ReportQuery(context);
  const { id } = await q.one<{ id: string }>(
    `select t.id::text as id from ${q.of(grid)} and t.id = ${q.p(idIn(input, 'id'))}`,
  );
  const { rows } = await context.db.query<BorderChange>(
    `select c.id::text as id, c.kind, to_char(c.time, 'YYYY-MM-DD HH24:MI:SS') as time,
       coalesce(nullif(u.real_name, ''), u.account, '') as "userName", k.grid_name as "keptName",
       o.grid_name as "otherName", c.records, coalesce(to_char(c.undone, 'YYYY-MM-DD HH24:MI:SS'), '') as undone,
       (${canUndo}) as "canUndo"
     from sys_grid_change c
     join grid_grid k on k.id = c.kept_id
     join grid_grid o on o.id = c.other_id
     left join blade_user u on u.id = c.user_id
     where $1::bigint in (c.kept_id, c.other_id)
     order by c.id desc
     limit 50`,
    [id],
  );
  return rows;
}

interface StoredChange {
  kind: BorderChange['kind'];
  kept: string;
  other: string;
  before: Record<string, unknown>;
  canUndo: boolean;
}

/** Everything that names the grid that was cut off names the other one again, what was added since as well. */
async function returnAll(sql: Sql, from: string, into: string, context: Context): Promise<number> {
  let records = 0;
  for (const { table, columns } of pointingTo(grid, context))
    for (const column of columns) {
      const { count } = await sql.query(
        `update ${table.name} t set "${column.sql}" = ${renamedTo(column)}, rev = rev + 1 where ${namesRow(column)}`,
        [from, into],
      );
      records += count;
    }
  return records;
}

/** Every column that a join changed gets back what it was. */
async function returnMoved(sql: Sql, changeId: string, context: Context): Promise<number> {
  const { rows } = await sql.query<{ path: string; field: string }>(
    'select distinct path, field from sys_grid_moved where change_id = $1 order by path, field',
    [changeId],
  );
  let records = 0;
  for (const { path, field } of rows) {
    const resource = context.resources.get(path);
    if (resource === undefined) continue;
    const count = await returnMoves(sql, changeId, tableOf(resource), columnOf(tableOf(resource), field));
    if (!['isMain', 'isCurrent', 'endDate'].includes(field)) records += count;
  }
  return records;
}

/** Takes back a cut or a join of grids, with the records that changed their grid. */
export async function undoBorder(input: Input, context: Context): Promise<{ records: number }> {
  const changeId = idIn(input, 'id');
  const records = await context.db.tx(async (sql) => {
    const inner = transactionContext(context, sql);
    const tenantId = await lockRegister(sql, gridTable, inner);
    await sql.query('select 1 from sys_grid_change where id = $1 for update', [changeId]);
    const { rows } = await sql.query<StoredChange>(
      `select c.kind, c.kept_id::text as kept, c.other_id::text as other, c.before, (${canUndo}) as "canUndo"
       from sys_grid_change c where c.id = $1 and c.tenant_id = $2`,
      [changeId, tenantId],
    );
    const [change] = rows;
    if (change === undefined) throw new Refusal(400, say`记录不存在或已被删除，请刷新列表`);
    const kept = await lockGrid(sql, change.kept, inner);
    if (!change.canUndo) throw new Refusal(400, say`不能撤销：之后边界又改过，或已经撤销`);
    const system = systemContext(inner);
    let count = 0;
    if (change.kind === 'split') {
      count = await returnAll(sql, change.other, change.kept, inner);
      await remove(gridTable, crud.remove, { ids: change.other }, system);
    } else {
      const gone = await sql.query('select t.* from grid_grid t where t.id = $1 for update', [change.other]);
      await restoreRows(sql, gridTable, new Map(gone.rows.map((row) => [change.other, row])), system);
      count = await returnMoved(sql, changeId, inner);
    }
    await store(sql, gridTable, kept.stored, columnsOf(change.before), 'undo', inner);
    await sql.query('update sys_grid_change set undone = now() where id = $1', [changeId]);
    return count;
  });
  forgetGrants(context.db);
  return { records };
}
