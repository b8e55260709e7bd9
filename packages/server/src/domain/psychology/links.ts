import { LINK_DAYS, type ScaleLink } from '@lattice/api/psychology/linkCalls';
import { appletscale } from '@lattice/api/resources/psychological/appletscale';
import { crud } from '@lattice/api/call';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { sha256Hex } from '../../crypto/digest.ts';
import { SIGNS, randomText } from '../../crypto/random.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { audit } from '../../table/audit.ts';
import { detail } from '../../table/read/read.ts';
import { tableOf } from '../../table/table.ts';
import { say } from '../../words/say.ts';
import { guestOffer } from './guestOffer.ts';

/** About 99 bits: nobody finds one by trying. */
const LENGTH = 20;

/** The offer as the person of a call may see it; refused where they see none. */
const seen = (id: string, context: Context) => detail(tableOf(appletscale), crud.detail, { id }, context);

/** The link of an offer; null without one that is open. */
export async function linkOf(id: string, context: Context): Promise<ScaleLink | null> {
  await seen(id, context);
  const { rows } = await context.db.query<ScaleLink>(
    `select coalesce(u.real_name, '') as "userName", l.sheets,
        to_char(l.created, 'YYYY-MM-DD HH24:MI:SS') as created,
        to_char(l.expires, 'YYYY-MM-DD HH24:MI:SS') as expires
      from sys_scale_link l
      left join blade_user u on u.id = l.user_id
      where l.offer_id = $1 and l.expires > $2`,
    [id, context.now().toISOString()],
  );
  return rows[0] ?? null;
}

/** Makes a link of an offer in the place of the one before; of its code only the hash is kept. */
export async function makeLink(id: string, days: number, context: Context): Promise<{ code: string; expires: string }> {
  await seen(id, context);
  if (!LINK_DAYS.some((one) => one === days)) throw new Refusal(400, say`请选择链接的有效天数`);
  const { tenantId, userId } = personOf(context);
  const code = randomText(SIGNS, LENGTH);
  const now = context.now();
  const expires = new Date(now.getTime() + days * 86_400_000).toISOString();
  await context.db.tx(async (sql) => {
    await guestOffer(sql, id, context);
    await sql.query(
      `insert into sys_scale_link (offer_id, tenant_id, hash, user_id, created, expires) values ($1, $2, $3, $4, $5, $6)
        on conflict (offer_id) do update set hash = excluded.hash, user_id = excluded.user_id,
          created = excluded.created, expires = excluded.expires, sheets = 0`,
      [id, tenantId, sha256Hex(code), userId, now.toISOString(), expires],
    );
    await audit(sql, context, {
      action: 'update',
      path: appletscale.path,
      recordId: id,
      changes: { link: { after: expires } },
    });
  });
  return { code, expires };
}

/** Ends the link of an offer; sheets that were begun by it can be handed in until their time is over. */
export async function endLink(id: string, context: Context): Promise<boolean> {
  await seen(id, context);
  await context.db.tx(async (sql) => {
    const { count } = await sql.query('delete from sys_scale_link where offer_id = $1', [id]);
    if (count > 0)
      await audit(sql, context, {
        action: 'update',
        path: appletscale.path,
        recordId: id,
        changes: { link: { after: '' } },
      });
  });
  return true;
}
