import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { INBOX_CHANNEL } from '../../domain/messages/stream.ts';
import { candidatesOf } from './people.ts';

/** Most people who are told of one task at once; the others see it when they look. */
const MAX_CANDIDATES = 200;

/** Tells those who may claim a task that what they may claim has changed, so that their counters follow. */
export const tellCandidates = async (sql: Sql, taskId: string, context: Pick<Context, 'resources'>): Promise<void> =>
  void (await sql.query('select pg_notify($1, x) from unnest($2::text[]) x', [
    INBOX_CHANNEL,
    await candidatesOf(sql, taskId, MAX_CANDIDATES, context),
  ]));
