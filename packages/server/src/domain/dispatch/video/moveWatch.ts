import type { Context } from '../../../call/Context.ts';
import { WATCH_MS } from './VideoPlatform.ts';

type Db = Pick<Context, 'db'>;

/** Stops a camera at its platform. */
type Stop = (command: string) => Promise<unknown>;

/** What this process watches, by camera. */
const watches = new Map<string, NodeJS.Timeout>();

/** Takes the movement of a camera whose watch ran out off the table; null where it goes on or has ended. */
async function takeDue(id: string, { db }: Db): Promise<string | null> {
  const { rows } = await db.query<{ command: string }>(
    `update sys_camera c set command = null from (select id, command from sys_camera where id = $1 for update) old
      where c.id = old.id and old.command is not null and c.until <= clock_timestamp() returning old.command`,
    [id],
  );
  return rows[0]?.command ?? null;
}

function watch(id: string, context: Db, stop: Stop): void {
  clearTimeout(watches.get(id));
  const timer = setTimeout(() => {
    watches.delete(id);
    takeDue(id, context).then(
      (command) => (command === null ? null : stop(command).catch(() => null)),
      () => null,
    );
  }, WATCH_MS);
  timer.unref();
  watches.set(id, timer);
}

/**
 * Notes that a camera moves and watches it: where nobody says another word it is stopped at its platform. True where
 * this is news.
 */
export async function beginMove(id: string, command: string, context: Db, stop: Stop): Promise<boolean> {
  const isNews = await context.db.tx(async (sql) => {
    await sql.query('insert into sys_camera (id, pan, tilt, zoom) values ($1, 0, 0, 1) on conflict (id) do nothing', [
      id,
    ]);
    const { rows } = await sql.query<{ goesOn: boolean }>(
      `select coalesce(command = $2 and until > clock_timestamp(), false) as "goesOn" from sys_camera
        where id = $1 for update`,
      [id, command],
    );
    await sql.query(
      `update sys_camera set command = $2, since = clock_timestamp(),
        until = clock_timestamp() + $3 * interval '1 millisecond' where id = $1`,
      [id, command, WATCH_MS],
    );
    return rows[0]?.goesOn !== true;
  });
  watch(id, context, stop);
  return isNews;
}

/** Notes that a camera stands; true where it moved. */
export async function endMove(id: string, { db }: Db): Promise<boolean> {
  clearTimeout(watches.get(id));
  watches.delete(id);
  const { rows } = await db.query(
    'update sys_camera set command = null where id = $1 and command is not null returning id',
    [id],
  );
  return rows.length > 0;
}
