import type { Context } from '../../../call/Context.ts';
import { personOf } from '../../../access/guard.ts';
import type { Sql } from '../../../db/Database.ts';
import { Refusal } from '../../../errors/Refusal.ts';
import type { StateChange } from '../../../table/write/moveEffects.ts';
import { say } from '../../../words/say.ts';
import { noteDispatch, WARNING } from '../journal.ts';
import { reportManaged } from './reportManaged.ts';

interface Warning {
  title: string;
  grid: string | null;
  address: string | null;
  lng: string | null;
  lat: string | null;
  eventId: string | null;
  mergedInto: string | null;
}

/** What the journal says of the state into which a warning went. */
const words: Readonly<Record<string, string>> = {
  1: '开始处置预警',
  2: '办结预警',
  3: '标为误报',
  4: '预警转为事件',
  5: '合并预警',
};

/** Adds a warning to the one that it is merged into, which is locked and has to be open. */
async function mergeInto(sql: Sql, id: string, into: string, context: Context): Promise<void> {
  if (id === into) throw new Refusal(400, say`预警不能并入自己，请选择另一条`);
  const { count } = await sql.query(
    `update dispatch_warnmanage t set warn_count = coalesce(t.warn_count, 1) + coalesce(s.warn_count, 1),
        first_warn_time = least(t.first_warn_time, s.first_warn_time),
        last_warn_time = greatest(t.last_warn_time, s.last_warn_time), warn_level = least(t.warn_level, s.warn_level),
        update_time = now(), rev = t.rev + 1
      from dispatch_warnmanage s
      where s.id = $1 and t.id = $2 and t.tenant_id = $3 and t.is_deleted = 0 and t.status in ('0', '1')`,
    [id, into, personOf(context).tenantId],
  );
  if (count === 0) throw new Refusal(400, say`只能并入待核实或处置中的预警，请刷新后重新选择`);
}

/** What follows from a move of a warning: the merge or the event that was asked for, and a line in the journal. */
export async function followWarning(sql: Sql, { id, from, to }: StateChange, inner: Context): Promise<void> {
  const text = words[to];
  if (from === null || from === to || text === undefined) return;
  const read = async () =>
    (
      await sql.query<Warning>(
        `select warn_title as title, gridding_id::text as grid, address, lng::text, lat::text,
            event_id::text as "eventId", merged_into::text as "mergedInto"
          from dispatch_warnmanage where id = $1`,
        [id],
      )
    ).rows[0];
  const before = await read();
  if (to === '5' && before?.mergedInto) await mergeInto(sql, id, before.mergedInto, inner);
  if (to === '4') await reportManaged(sql, id, inner);
  const warning = await read();
  if (warning === undefined) return;
  await noteDispatch(
    sql,
    {
      dispatchType: WARNING,
      sendMess: `${text}：${warning.title}`,
      warnId: id,
      eventId: warning.eventId ?? '',
      griddingId: warning.grid ?? '',
      address: warning.address ?? '',
      lon: warning.lng ?? '',
      lat: warning.lat ?? '',
    },
    { status: '1' },
    inner,
  );
}
