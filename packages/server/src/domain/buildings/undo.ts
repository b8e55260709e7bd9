import type { MadeBuildings } from '@lattice/api/generationCalls';
import { type GeneratedBuildings, buildinginfo } from '@lattice/api/resources/source/buildinginfo';
import { buildingunit } from '@lattice/api/resources/source/buildingunit';
import { communityset } from '@lattice/api/resources/source/communityset';
import { houseinfo } from '@lattice/api/resources/source/houseinfo';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { audit } from '../../table/audit.ts';
import { tableOf } from '../../table/table.ts';
import { dependants } from '../../table/write/references.ts';
import { lockRow } from '../../table/write/store.ts';
import { localize } from '../../words/localize.ts';
import { type MessageDescriptor, say } from '../../words/say.ts';

const registers = [buildinginfo, buildingunit, houseinfo] as const;

interface Row {
  id: string;
  isChanged: boolean;
}

/** Buildings, units and houses that a generation made and that are still there; rows added to them later are not. */
interface Made {
  setting: string;
  communityId: string | null;
  rows: readonly [readonly Row[], readonly Row[], readonly Row[]];
}

/** The rows made from a setting: they bear the moment of their building, in whose transaction they came. */
async function madeFrom(sql: Sql, id: string, context: Context): Promise<Made> {
  const setting = await lockRow(sql, tableOf(communityset), id, context);
  const read = async (text: string) => (await sql.query<Row>(text, [id])).rows;
  const of = (table: string) =>
    `select x.id::text as id, x.rev > 1 as "isChanged" from ${table} x
      join source_buildinginfo b on b.id = x.building_id and b.create_time = x.create_time
      where b.set_id = $1 and b.is_deleted = 0 and x.is_deleted = 0 order by x.id for update of x`;
  const buildings = await read(
    `select id::text as id, rev > 1 as "isChanged" from source_buildinginfo
      where set_id = $1 and is_deleted = 0 order by id for update`,
  );
  const units = await read(of('source_buildingunit'));
  const houses = await read(of('source_houseinfo'));
  return { setting: id, communityId: setting.community_id as string | null, rows: [buildings, units, houses] };
}

const countsOf = ({ rows: [buildings, units, houses] }: Made): GeneratedBuildings => ({
  buildingCount: buildings.length,
  unitCount: units.length,
  houseCount: houses.length,
});

/** Why rows cannot be taken back: somebody worked on them, or something else refers to them. */
async function obstaclesOf(sql: Sql, { rows }: Made, context: Context): Promise<MessageDescriptor[]> {
  const all = rows.flat();
  if (all.length === 0) return [say`这项设置没有生成过楼栋，或生成的楼栋已被删除`];
  const changed = all.filter(({ isChanged }) => isChanged).length;
  const found: MessageDescriptor[] = changed === 0 ? [] : [say`其中 ${changed} 条生成后被修改过`];
  const along = all.map(({ id }) => id);
  for (const [at, register] of registers.entries()) {
    const ids = rows[at]?.map(({ id }) => id) ?? [];
    if (ids.length === 0) continue;
    const others = await dependants(sql, tableOf(register), ids, context, along);
    found.push(...others.map((other) => say`仍被${other}引用`));
  }
  return found;
}

/** What a setting made, and why it cannot be taken back. */
export const madeBy = async (id: string, context: Context): Promise<MadeBuildings> =>
  context.db.tx(async (sql) => {
    const made = await madeFrom(sql, id, context);
    const obstacles = await obstaclesOf(sql, made, context);
    return { ...countsOf(made), obstacles: obstacles.map((one) => localize(one, context.language)) };
  });

/** Takes back what a setting made, all or none, so that the setting can be corrected and used again. */
export const undoGeneration = async (id: string, context: Context): Promise<GeneratedBuildings> =>
  context.db.tx(async (sql) => {
    const made = await madeFrom(sql, id, context);
    const obstacles = await obstaclesOf(sql, made, context);
    if (obstacles.length > 0) throw new Refusal(400, say`不能撤销生成：${obstacles}`);
    const { userId } = personOf(context);
    for (const [at, register] of registers.entries())
      await sql.query(
        `update ${tableOf(register).name} set is_deleted = 1, update_user = $2, update_time = now(), rev = rev + 1
          where id = any($1::bigint[])`,
        [made.rows[at]?.map((row) => row.id) ?? [], userId],
      );
    const counts = countsOf(made);
    await sql.query(
      `update source_communityset set is_generated = 0, generate_time = null, update_user = $2, update_time = now(),
        rev = rev + 1 where id = $1`,
      [id, userId],
    );
    await sql.query(
      'update source_communityinfo set building_count = greatest(0, coalesce(building_count, 0) - $2) where id = $1',
      [made.communityId, counts.buildingCount],
    );
    for (const { id: recordId } of made.rows[0])
      await audit(sql, context, { action: 'undoBuild', path: buildinginfo.path, recordId });
    await audit(sql, context, { action: 'undoBuild', path: communityset.path, recordId: id });
    return counts;
  });
