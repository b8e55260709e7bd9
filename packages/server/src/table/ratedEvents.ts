import type { Database } from '../db/Database.ts';

/**
 * How content people are with an event, from 1 to 5, as its evaluation says it; '' for one that says nothing, null
 * without one. Reports count this column of an index that they read anyway: joining the evaluations to all events took
 * as long again.
 */
export const ratedColumn = 'alter table event_event add column if not exists rated text';

/**
 * Keeps the column with every write of an evaluation, in the same transaction, whoever makes it. An index lets an event
 * have one evaluation that is not removed, so that a second writer waits for the first and sees what it left.
 */
export const ratedTrigger = `create or replace function event_event_rate() returns trigger language plpgsql as $$ begin
  update event_event e set rated = x.rated
    from (select i.id, (select coalesce(v.satisfaction, '') from event_eventevaluate v
        where v.event_id = i.id and v.is_deleted = 0 limit 1) as rated
      from unnest(array[case when tg_op <> 'INSERT' then old.event_id end,
        case when tg_op <> 'DELETE' then new.event_id end]) as i (id)) x
    where e.id = x.id and e.rated is distinct from x.rated;
  return null;
end $$;
create or replace trigger event_event_rate after insert or delete or update of event_id, satisfaction, is_deleted
  on event_eventevaluate for each row execute function event_event_rate()`;

/** How many events are filled in one transaction, which has to end before the deadline of the database. */
const AT_ONCE = 5000;

/** Key in `sys_schema` that says that all events are filled. */
const DONE = 'rated events';

/**
 * Fills the column for events rated before it was there, unless an earlier start did; one that was cut short goes on at
 * the next start. The trigger has to be there, so that none is missed.
 */
export async function fillRated(db: Database): Promise<void> {
  const { rows } = await db.query('select 1 from sys_schema where key = $1', [DONE]);
  if (rows.length > 0) return;
  let filled = AT_ONCE;
  while (filled === AT_ONCE) {
    ({ count: filled } = await db.query(
      `update event_event e set rated = x.rated
        from (select o.id, coalesce(v.satisfaction, '') as rated
          from event_eventevaluate v join event_event o on o.id = v.event_id
          where v.is_deleted = 0 and o.rated is distinct from coalesce(v.satisfaction, '') limit ${AT_ONCE}) x
        where e.id = x.id`,
    ));
  }
  await db.query("insert into sys_schema (key, value) values ($1, '') on conflict (key) do nothing", [DONE]);
}
