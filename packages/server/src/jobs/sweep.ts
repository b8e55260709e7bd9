import { LOG_AGE, MOST_LINES } from '../logs/retention.ts';
import type { Job } from '../schedule/Job.ts';
import { noteViewsOver } from '../session/endView.ts';
import { sweep } from '../session/sweep.ts';

/** Days for which messages that have ended are kept: they carry telephone numbers. */
const MESSAGE_DAYS = 30;

/**
 * Deletes what nothing depends on any more: old sessions and tokens, old logs and those beyond their most rows,
 * messages that ended long ago.
 */
export const job: Job = {
  everyMs: 3_600_000,
  run: async (context) => {
    const { db, now } = context;
    const at = now();
    await db.tx((sql) => noteViewsOver(sql, context));
    await db.tx((sql) => sweep(sql, at));
    const messages = await db.query(
      `delete from sys_outbox
        where state <> 'waiting' and setting <> 'menu' and created < $1::timestamptz - interval '${MESSAGE_DAYS} days'`,
      [at.toISOString()],
    );
    let done = messages.count;
    for (const table of ['blade_log_api', 'blade_log_usual', 'blade_log_error']) {
      const old = await db.query(`delete from ${table} where create_time < $1::timestamptz - interval '${LOG_AGE}'`, [
        at.toISOString(),
      ]);
      const more = await db.query(
        `delete from ${table} where id <= (select id from ${table} order by id desc offset ${MOST_LINES} limit 1)`,
      );
      done += old.count + more.count;
    }
    return done;
  },
};
