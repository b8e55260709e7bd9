import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';

/** A message on its way out of the product. */
export interface Outgoing {
  channel: 'sms' | 'wechat' | 'app' | 'conference';
  /** Numbers or ids of those who get it. */
  receivers: readonly string[];
  content: Readonly<Record<string, unknown>>;
  /** Code of the setting by which it is sent. */
  setting?: string;
}

/**
 * Puts messages into the outbox, one for each receiver, in the transaction of what causes them; a carrier takes them
 * from there. Gives their ids.
 */
export async function sendMessages(
  sql: Sql,
  context: Pick<Context, 'nextId' | 'person'>,
  { channel, receivers, content, setting = '' }: Outgoing,
): Promise<string[]> {
  const ids = receivers.map(() => context.nextId());
  await sql.query(
    `insert into sys_outbox (id, tenant_id, channel, receiver, content, setting)
      select i, $3, $4, r, $5, $6
      from unnest($1::bigint[], $2::text[]) as o (i, r)`,
    [ids, receivers, context.person?.tenantId ?? '000000', channel, JSON.stringify(content), setting],
  );
  return ids;
}
