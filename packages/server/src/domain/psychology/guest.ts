import { crud } from '@lattice/api/call';
import type { FinishedSheet } from '@lattice/api/psychology/answerCalls';
import type { GuestState } from '@lattice/api/psychology/linkCalls';
import { appletanswerrecord } from '@lattice/api/resources/psychological/appletanswerrecord';
import type { Context } from '../../call/Context.ts';
import { systemContext } from '../../call/systemContext.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import { sha256Hex } from '../../crypto/digest.ts';
import { randomToken } from '../../crypto/random.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { attempt, succeed } from '../../login/addressLimit.ts';
import { asGuest } from '../../session/guestSession.ts';
import { submit } from '../../table/write/submit.ts';
import { tableOf } from '../../table/table.ts';
import { say } from '../../words/say.ts';
import { type GivenRespondent, finish, keepAnswer, refuseRespondent, rowOf } from './answerSheet.ts';
import { guestOffer } from './guestOffer.ts';
import { sheetOf } from './sheet.ts';

/** How long a guest may take for a sheet. */
const HOURS = 2;
/** Wrong codes that an address may try in ten minutes. */
const WRONG_CODES = 20;
/** Sheets that one link may begin in an hour. */
const SHEETS_AN_HOUR = 300;

interface Guest {
  hash: string;
  offerId: string;
  tenantId: string;
  recordId: string | null;
  until: string;
}

/** The guest of a token, locked to the end of the transaction where `isLocked`. */
async function guestOf(sql: Pick<Sql, 'query'>, token: string, now: Date, isLocked = false): Promise<Guest> {
  const { rows } = await sql.query<Guest>(
    `select hash, offer_id::text as "offerId", tenant_id as "tenantId", record_id::text as "recordId",
        to_char(expires, 'YYYY-MM-DD HH24:MI:SS') as until
      from sys_scale_guest
      where hash = $1 and expires > $2${isLocked ? ' for update' : ''}`,
    [sha256Hex(token), now.toISOString()],
  );
  const [guest] = rows;
  if (guest === undefined) throw new Refusal(400, say`作答时间已过或已经交卷，请重新扫描二维码`);
  return guest;
}

const begunOf = ({ recordId }: Guest): string => {
  if (recordId === null) throw new Refusal(400, say`请先填写基本信息再作答`);
  return recordId;
};

/** Exchanges the code of a link for the token of one sheet; wrong codes count against their address. */
export async function openByLink(typed: string, context: Context): Promise<{ token: string }> {
  const now = context.now();
  const tried = await attempt(context.db, `scale ${context.address}`, WRONG_CODES, now);
  if ('wait' in tried) throw new Refusal(429, say`尝试次数过多，请在 ${Math.ceil(tried.wait / 60)} 分钟后再试`);
  const token = randomToken();
  await context.db.tx(async (sql) => {
    const { rows } = await sql.query<{ id: string; tenantId: string }>(
      `select offer_id::text as id, tenant_id as "tenantId" from sys_scale_link
        where hash = $1 and expires > $2 for update`,
      [sha256Hex(typed.toUpperCase()), now.toISOString()],
    );
    const [link] = rows;
    if (link === undefined) throw new Refusal(400, say`链接不正确或已经失效，请向工作人员索取新的二维码`);
    await succeed(sql, tried.id);
    await guestOffer(sql, link.id, asGuest(context, link.tenantId));
    const { rows: lately } = await sql.query<{ n: number }>(
      `select count(*)::int as n from sys_scale_guest
        where offer_id = $1 and created > $2::timestamptz - interval '1 hour'`,
      [link.id, now.toISOString()],
    );
    if ((lately[0]?.n ?? 0) >= SHEETS_AN_HOUR) throw new Refusal(429, say`作答人数过多，请稍后再扫描二维码`);
    await sql.query(
      'insert into sys_scale_guest (hash, offer_id, tenant_id, created, expires) values ($1, $2, $3, $4, $5)',
      [
        sha256Hex(token),
        link.id,
        link.tenantId,
        now.toISOString(),
        new Date(now.getTime() + HOURS * 3_600_000).toISOString(),
      ],
    );
  });
  return { token };
}

/** Where a guest stands. */
export async function guestState(token: string, context: Context): Promise<GuestState> {
  const { offerId, tenantId, recordId, until } = await guestOf(context.db, token, context.now());
  const inner = asGuest(context, tenantId);
  const { name, intro, itemCount, planMinutes, ageMin, ageMax, isAnonymous } = (
    await guestOffer(context.db, offerId, inner)
  ).offer;
  return {
    offer: { name, intro, itemCount, planMinutes, ageMin, ageMax, isAnonymous },
    until,
    sheet: recordId === null ? null : await sheetOf(recordId, inner),
  };
}

/** Begins the sheet of a guest, once; without name and telephone where the offer is anonymous. */
export async function beginAsGuest(token: string, respondent: GivenRespondent, context: Context): Promise<boolean> {
  return context.db.tx(async (sql) => {
    const guest = await guestOf(sql, token, context.now(), true);
    if (guest.recordId !== null) return true;
    const inner = transactionContext(asGuest(context, guest.tenantId), sql);
    const { offer, grid } = await guestOffer(sql, guest.offerId, inner);
    refuseRespondent(offer, respondent, !offer.isAnonymous);
    const told = offer.isAnonymous ? { ...respondent, personName: '', phone: '' } : respondent;
    const row = rowOf(offer, grid === null ? undefined : { id: '', grid }, told);
    const { id } = await submit(tableOf(appletanswerrecord), crud.submit, row, systemContext(inner));
    await sql.query('update sys_scale_guest set record_id = $2 where hash = $1', [guest.hash, id]);
    await sql.query('update sys_scale_link set sheets = sheets + 1 where offer_id = $1', [guest.offerId]);
    return true;
  });
}

/** Keeps one answer of a guest. */
export async function answerAsGuest(
  token: string,
  questionId: string,
  value: string,
  context: Context,
): Promise<{ answeredCount: number }> {
  const guest = await guestOf(context.db, token, context.now());
  return keepAnswer(begunOf(guest), questionId, value, asGuest(context, guest.tenantId));
}

/** Hands the sheet of a guest in; the token opens nothing any more. */
export async function finishAsGuest(token: string, isPartial: boolean, context: Context): Promise<FinishedSheet> {
  return context.db.tx(async (sql) => {
    const guest = await guestOf(sql, token, context.now(), true);
    const inner = transactionContext(asGuest(context, guest.tenantId), sql);
    const finished = await finish(begunOf(guest), isPartial, inner);
    await sql.query('delete from sys_scale_guest where hash = $1', [guest.hash]);
    return finished;
  });
}
