import type { Context } from '../call/Context.ts';
import { transactionContext } from '../call/transactionContext.ts';
import { systemContext } from '../call/systemContext.ts';
import type { Job, JobSetup } from '../schedule/Job.ts';
import { isForStandIn } from '../domain/wechat/standIn.ts';
import { finishFollower } from '../domain/wechat/markFollower.ts';
import { failMenus } from '../domain/wechat/syncMenus.ts';
import { finishMassRecall, finishMassSending } from '../domain/wechat/finishMassSending.ts';
import { type Carrier, type Waiting, carrierOf } from '../domain/messages/webhook.ts';

/** Messages that are under way at once. */
const BATCH = 10;
/** Tries after which a message is given up. */
const TRIES = 6;
/** Minutes after which a message that a server took, and never told of, is free again. */
const LEASE = 5;
const KEPT = '未配置消息通道，消息保存在本机，没有发出';

interface Taken extends Waiting {
  tries: number;
}

/** Takes waiting messages for this server alone: until the lease is over nobody else takes them. */
async function take(context: Context): Promise<Taken[]> {
  const { rows } = await context.db.query<Taken>(
    `update sys_outbox o set tries = o.tries + 1, next_try = $1::timestamptz + interval '${LEASE} minutes'
     where o.id in (select w.id from sys_outbox w where w.state = 'waiting' and (w.next_try is null or w.next_try <= $1)
       order by w.next_try nulls first, w.id limit ${BATCH} for update skip locked)
     returning o.id, o.tenant_id as tenant, o.channel, o.receiver, o.content, o.setting, o.tries`,
    [context.now().toISOString()],
  );
  return rows;
}

/** Ends a message: `sent`, `kept` without a gateway, or `dead` after the last try. */
async function end(
  message: Taken,
  state: 'sent' | 'kept' | 'dead',
  failure: string | null,
  context: Context,
): Promise<void> {
  await context.db.tx(async (sql) => {
    await sql.query(
      `update sys_outbox set state = $2, failure = $3, next_try = null, sent = case
          when $2 = 'sent' then $4::timestamptz end
        where id = $1`,
      [message.id, state, failure, context.now().toISOString()],
    );
    if (failure !== null) await failMenus(sql, message);
    await finishFollower(sql, message, failure);
    const outcome = { failure, isStandIn: state === 'kept' };
    const inner = transactionContext(systemContext(context, message.tenant), sql);
    await finishMassSending(sql, message, outcome, inner);
    await finishMassRecall(sql, message, outcome, inner);
  });
}

async function carry(
  message: Taken,
  carrier: Carrier | null,
  context: Context,
  tell: (line: string) => Promise<void>,
): Promise<void> {
  if (carrier === null) return end(message, 'kept', isForStandIn(message) ? null : KEPT, context);
  try {
    await carrier(message);
  } catch (error) {
    const failure = (error instanceof Error ? error.message : 'unknown failure').slice(0, 500);
    if (message.tries >= TRIES) {
      await end(message, 'dead', failure, context);
      return tell(`message ${message.id} was given up after ${message.tries} tries: ${failure}`);
    }
    await context.db.query(
      "update sys_outbox set failure = $2, next_try = $3::timestamptz + $4 * interval '1 minute' where id = $1",
      [message.id, failure, context.now().toISOString(), 2 ** (message.tries - 1)],
    );
    return;
  }
  await end(message, 'sent', null, context);
}

/**
 * Carries messages out of the product; without a gateway they are kept here and say so, and a stand-in takes those for
 * WeChat accounts. A failed one is tried again
 * after 1, 2, 4, 8 and 16 minutes.
 * @throws {StartError} Where the environment names a message gateway wrongly.
 */
export const job = ({ env }: JobSetup): Job => {
  const carrier = carrierOf(env);
  return {
    everyMs: 10_000,
    run: async (context, tell) => {
      let done = 0;
      for (;;) {
        const messages = await take(context);
        await Promise.all(messages.map((message) => carry(message, carrier, context, tell)));
        done += messages.length;
        if (messages.length < BATCH) return done;
      }
    },
  };
};
