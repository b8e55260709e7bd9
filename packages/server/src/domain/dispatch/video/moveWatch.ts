import type { Context } from '../../../call/Context.ts';
import type { Database } from '../../../db/Database.ts';
import { WATCH_MS } from './VideoPlatform.ts';

type Db = Pick<Context, 'db'>;

/** Stops a camera at its platform. */
export type Halt = (id: string, command: string) => Promise<unknown>;

/** A watch over the cameras that move. */
export interface MoveWatch {
  /** Ends the watch; other servers go on with it. */
  close(): void;
}

/** Notifications that a camera began to move. */
const MOVE_CHANNEL = 'camera-move';
/** Milliseconds between two looks for movements of which a broken connection brought no news. */
const SWEEP_MS = 5000;
/** Seconds for which a platform that does not answer is told to stop a camera. */
const PATIENCE_S = 60;
/** A moment after which a watch has run out for certain. */
const SLACK_MS = 20;

/** Notes that a camera stops after a while without another word, and tells all servers. True where this is news. */
export async function beginMove(id: string, command: string, { db }: Db): Promise<boolean> {
  const isNews = await db.tx(async (sql) => {
    await sql.query('insert into sys_camera (id, pan, tilt, zoom) values ($1, 0, 0, 1) on conflict (id) do nothing', [
      id,
    ]);
    const { rows } = await sql.query<{ goesOn: boolean }>(
      `select coalesce(command = $2 and until > clock_timestamp(), false) as "goesOn" from sys_camera
        where id = $1 for update`,
      [id, command],
    );
    await sql.query(
      `update sys_camera set command = $2, halting = null, is_watched = true, since = clock_timestamp(),
        until = clock_timestamp() + $3 * interval '1 millisecond' where id = $1`,
      [id, command, WATCH_MS],
    );
    return rows[0]?.goesOn !== true;
  });
  if (isNews) await db.notify(MOVE_CHANNEL, id);
  return isNews;
}

/** Notes that a camera was stopped; true where it moved. */
export async function endMove(id: string, { db }: Db): Promise<boolean> {
  const { rows } = await db.query(
    `update sys_camera set command = null, halting = null
      where id = $1 and coalesce(command, halting) is not null returning id`,
    [id],
  );
  return rows.length > 0;
}

/**
 * Takes the movement of a camera whose watch ran out, for this server alone; another one takes it where this one does
 * not stop it in time. Null where it goes on or has ended.
 */
async function takeDue(id: string, db: Database): Promise<string | null> {
  const { rows } = await db.query<{ command: string }>(
    `update sys_camera c set command = null, halting = coalesce(old.command, old.halting),
        until = clock_timestamp() + $2 * interval '1 millisecond'
      from (select id, command, halting, until from sys_camera where id = $1 and is_watched for update) old
      where c.id = old.id and coalesce(old.command, old.halting) is not null and old.until <= clock_timestamp()
      returning c.halting as command`,
    [id, WATCH_MS],
  );
  return rows[0]?.command ?? null;
}

/** The cameras that move or are being stopped, with the milliseconds that are left; of one, or of all. */
async function moving(db: Database, id: string | null): Promise<{ id: string; left: number }[]> {
  const { rows } = await db.query<{ id: string; left: number }>(
    `select id::text as id, greatest(0, extract(epoch from until - clock_timestamp()) * 1000)::float8 as left
      from sys_camera
      where is_watched and coalesce(command, halting) is not null and ($1::bigint is null or id = $1::bigint)
        and since > clock_timestamp() - ${PATIENCE_S} * interval '1 second'`,
    [id],
  );
  return rows;
}

/**
 * Watches over all cameras that move, also those that another server moved: whichever server sees first that nobody
 * says another word stops the camera, and tells its platform again while that does not answer.
 */
export async function watchMoves(db: Database, halt: Halt): Promise<MoveWatch> {
  const timers = new Map<string, NodeJS.Timeout>();
  const arm = (id: string, ms: number): void => {
    clearTimeout(timers.get(id));
    const timer = setTimeout(() => {
      timers.delete(id);
      check(id).catch(() => null);
    }, ms + SLACK_MS);
    timer.unref();
    timers.set(id, timer);
  };
  const check = async (id: string): Promise<void> => {
    const command = await takeDue(id, db);
    if (command !== null)
      await halt(id, command).then(
        () => db.query('update sys_camera set halting = null where id = $1 and halting = $2', [id, command]),
        () => null,
      );
    for (const { left } of await moving(db, id)) arm(id, left);
  };
  const sweep = async (): Promise<void> => {
    for (const { id, left } of await moving(db, null)) if (!timers.has(id)) arm(id, left);
  };
  const leave = await db.listen(MOVE_CHANNEL, (id) => arm(id, WATCH_MS));
  const timer = setInterval(() => void sweep().catch(() => null), SWEEP_MS);
  timer.unref();
  await sweep();
  return {
    close: () => {
      leave();
      clearInterval(timer);
      for (const one of timers.values()) clearTimeout(one);
      timers.clear();
    },
  };
}
