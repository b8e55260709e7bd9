import { articlewechatrecord } from '@lattice/api/resources/cms/articlewechatrecord';
import { sha1 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Context } from '../../call/Context.ts';
import { systemContext } from '../../call/systemContext.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import { idIn, numberIn, oneOf, optionalTextIn, requiredTextIn } from '../../call/parameter.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { advance } from '../../table/write/advance.ts';
import { say } from '../../words/say.ts';

/** Seconds for which a signature is good. */
const GOOD_FOR = 300;

/** The signature of a report as WeChat makes it: SHA-1 of token, time and nonce in order, joined. */
export const signatureOf = (token: string, timestamp: string, nonce: string): string =>
  bytesToHex(sha1(utf8ToBytes([token, timestamp, nonce].sort().join(''))));

const refuse = () => new Refusal(403, say`签名不正确`);

/**
 * Notes what WeChat says of a mass message: how many got it, or that it was deleted. Refused without a signature by the
 * token of the account.
 */
export async function massReport(input: Readonly<Record<string, unknown>>, context: Context): Promise<boolean> {
  const recordId = idIn(input, 'recordId');
  const [timestamp, nonce] = [requiredTextIn(input, 'timestamp', say`时间`, 20), optionalTextIn(input, 'nonce', 64)];
  const event = oneOf(input, 'event', ['sent', 'deleted']);
  const counts = ['totalCount', 'filterCount', 'sentCount', 'errorCount'].map((name) => numberIn(input, name, 0, 1e8));
  return context.db.tx(async (sql) => {
    const { rows } = await sql.query<{ token: string | null; tenant: string; status: string }>(
      `select a.token, r.tenant_id as tenant, r.status
        from cms_articlewechatrecord r
        join cms_articlewechatgroupaccout a on a.id = r.account_id and a.is_deleted = 0
        where r.id = $1 and a.app_id = $2 and r.is_deleted = 0
        for update of r`,
      [recordId, optionalTextIn(input, 'appId', 32)],
    );
    const [row] = rows;
    const token = row?.token ?? '';
    if (row === undefined || token === '') throw refuse();
    const isNow = Math.abs(context.now().getTime() / 1000 - Number(timestamp)) <= GOOD_FOR;
    if (!isNow || optionalTextIn(input, 'signature', 64) !== signatureOf(token, timestamp, nonce)) throw refuse();
    const inner = transactionContext(systemContext(context, row.tenant), sql);
    if (event === 'deleted') {
      if (row.status === '1') await advance(articlewechatrecord, 'status', recordId, '3', 'system', inner);
      return true;
    }
    await sql.query(
      `update cms_articlewechatrecord
        set total_count = $2, filter_count = $3, sent_count = $4, error_count = $5,
          msg_id = coalesce(nullif($6, ''), msg_id), rev = rev + 1
        where id = $1`,
      [recordId, ...counts, optionalTextIn(input, 'msgId', 32)],
    );
    return true;
  });
}
