import { Refusal } from '../errors/Refusal.ts';
import type { HttpContext } from '../call/HttpContext.ts';
import type { Sql } from '../db/Database.ts';
import { systemContext } from '../call/systemContext.ts';
import { sendMessages } from '../domain/messages/outbox.ts';
import { say } from '../words/say.ts';
import { accountOf } from '../session/account.ts';
import { activeAccountSql } from '../session/accountLock.ts';
import { type SignedIn, startSession } from './startSession.ts';
import { attemptFrom } from './attemptFrom.ts';
import { takeCaptcha } from '../captcha/captcha.ts';
import { issuePhoneCode, takePhoneCode } from './phoneCode.ts';
import { refuseLogin } from './refuseLogin.ts';
import { openSecret } from '../crypto/sm2.ts';

const PHONE = /^1[3-9]\d{9}$/;

/** A sign-in by a code that came by short message. */
export interface PhoneLogin {
  tenantId: string;
  /** Plain, or encrypted by SM2. */
  phone: string;
  /** Number of the code, as the call that sent it answered. */
  id: string;
  code: string;
}

/** The one account of a number; null when there is none, or several, which a code cannot tell apart. */
async function ownerOf(sql: Sql, tenantId: string, phone: string): Promise<string | null> {
  const { rows } = await sql.query<{ id: string }>(
    `select u.id
      from blade_user u
      where u.tenant_id = $1 and u.phone = $2 and u.is_deleted = 0 and ${activeAccountSql}
      order by u.id limit 2`,
    [tenantId, phone],
  );
  return rows.length === 1 ? (rows[0]?.id ?? null) : null;
}

const phoneIn = async (sql: Sql, given: string) => {
  const phone = await openSecret(sql, given);
  if (!PHONE.test(phone)) throw new Refusal(400, say`手机号码格式不正确`);
  return phone;
};

/**
 * Sends a code to a number after a captcha; the answer is the same whether anybody has the number or not, and gives the
 * number of the code.
 */
export async function sendPhoneCode(
  context: HttpContext,
  { tenantId, phone: given }: Pick<PhoneLogin, 'tenantId' | 'phone'>,
): Promise<string> {
  const {
    db,
    settings,
    http: {
      request: { headers },
    },
  } = context;
  if (settings.phoneLogin !== true) throw new Refusal(400, say`本系统未配置这种登录方式`);
  const isHuman = await takeCaptcha(
    db,
    headers.get('Captcha-Key') ?? '',
    headers.get('Captcha-Code') ?? '',
    context.now(),
  );
  if (!isHuman) throw new Refusal(400, say`验证码不正确`);
  const phone = await phoneIn(db, given);
  const made = await issuePhoneCode(context, tenantId, phone, async (sql, { code, minutes }) => {
    const owner = await ownerOf(sql, tenantId, phone);
    const { rows } = await sql.query<{ code: string; template: string; sign: string }>(
      `select sms_code as code, template_id as template, sign_name as sign
        from blade_resource_sms
        where tenant_id = $1 and status = '2' and is_deleted = 0
        order by id limit 1`,
      [tenantId],
    );
    const setting = rows[0];
    if (owner !== null)
      await sendMessages(sql, systemContext(context, tenantId), {
        channel: 'sms',
        receivers: [phone],
        content: { ...setting, params: { code, minutes: String(minutes) } },
        ...(setting && { setting: setting.code }),
      });
  });
  if ('wait' in made)
    throw new Refusal(
      429,
      made.wait <= 60
        ? say`短信发送过于频繁，请在 ${made.wait} 秒后重试`
        : say`短信发送过于频繁，请在 ${Math.ceil(made.wait / 60)} 分钟后重试`,
    );
  return made.id;
}

/**
 * Signs the person in whose number got the code; a wrong one, one of nobody and one that is used up are refused alike.
 */
export async function phoneLogin(
  context: HttpContext,
  { tenantId, phone: given, id, code }: PhoneLogin,
): Promise<SignedIn> {
  const { db } = context;
  const tried = await attemptFrom(context);
  const phone = await openSecret(db, given);
  const isRight = PHONE.test(phone) && (await takePhoneCode(context, tenantId, { id, phone, code }));
  const owner = isRight ? await ownerOf(db, tenantId, phone) : null;
  const account = owner === null ? null : await accountOf(db, owner);
  if (account === null)
    throw await refuseLogin(
      context,
      { tenantId, account: phone.replace(/^(.{3}).*(.{4})$/, '$1****$2') },
      'code',
      say`短信验证码不正确或已失效，请重新获取`,
    );
  return startSession(context, account, { by: 'phone', attempt: tried });
}
