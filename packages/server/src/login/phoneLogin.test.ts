import { beforeAll, describe, expect, it } from 'vitest';
import { oneTestDatabase } from '../fixtures/openTestDatabase.ts';
import { openTestServer } from '../fixtures/openTestServer.ts';
import { serverOf } from '../fixtures/serverOf.ts';

const STAFF = '13800000001';
const NOBODY = '13900000009';
const GONE = '短信验证码不正确或已失效，请重新获取';

describe.each(oneTestDatabase())('signing in by phone on $name', (database) => {
  const server = serverOf(database, {
    settings: { phoneLogin: true },
  });
  let hour = 0;
  beforeAll(async () => {
    await server.db.query("update blade_user set phone = $1 where account = 'staff'", [STAFF]);
  });

  const send = async (phone: string, headers: Readonly<Record<string, string>> | null = null, address?: string) => {
    const made = headers ?? (await server.captcha());
    const query = new URLSearchParams({ tenantId: '000000', phone }).toString();
    const path = `blade-auth/oauth/sms/send-validate?${query}`;
    const response = await server.post(path, made, undefined, address ?? `10.1.0.${(hour += 1)}`);
    return (await response.json()) as { code: number; msg: string; data: { id: string } | null };
  };
  const sent = async () =>
    (
      await server.db.query<{ receiver: string; code: string }>(
        "select receiver, content -> 'params' ->> 'code' as code from sys_outbox where channel = 'sms' order by id",
      )
    ).rows;
  const enter = async (phone: string, id: string, value: string) => {
    const response = await server.token({ tenantId: '000000', grant_type: 'sms_code', phone, id, value });
    const body = (await response.json()) as Record<string, unknown>;
    return [response.status, body.error_description ?? body.account];
  };
  const code = async () => {
    server.pass(3600);
    const { data } = await send(STAFF);
    return { id: data?.id ?? '', value: (await sent()).at(-1)?.code ?? '' };
  };

  it('opens a session by the code that was sent, once', async () => {
    const { id, value } = await code();
    expect(value).toMatch(/^\d{6}$/);
    expect((await sent()).at(-1)?.receiver).toBe(STAFF);
    expect(await enter(STAFF, id, value)).toEqual([200, 'staff']);
    expect(await enter(STAFF, id, value)).toEqual([400, GONE]);
  });

  it('answers alike whether anybody has the number or not', async () => {
    const before = (await sent()).length;
    server.pass(3600);
    const [one, two] = [await send(STAFF), await send(NOBODY)];
    expect([two.code, two.msg, Object.keys(two.data ?? {})]).toEqual([one.code, one.msg, Object.keys(one.data ?? {})]);
    expect(await sent()).toHaveLength(before + 1);
    expect(await enter(NOBODY, two.data?.id ?? '', '123456')).toEqual([400, GONE]);
  });

  it('binds the code to its number and its call, and lets it be tried five times within five minutes', async () => {
    const first = await code();
    expect(await enter(NOBODY, first.id, first.value)).toEqual([400, GONE]);
    expect(await enter(STAFF, 'other', first.value)).toEqual([400, GONE]);
    const wrong = first.value === '000000' ? '000001' : '000000';
    for (let i = 0; i < 5; i += 1) expect(await enter(STAFF, first.id, wrong)).toEqual([400, GONE]);
    expect(await enter(STAFF, first.id, first.value)).toEqual([400, GONE]);
    const second = await code();
    server.pass(301);
    expect(await enter(STAFF, second.id, second.value)).toEqual([400, GONE]);
  });

  it('lets two tries side by side open one session', async () => {
    const { id, value } = await code();
    const answers = await Promise.all(Array.from({ length: 4 }, () => enter(STAFF, id, value)));
    expect(answers.map(([status]) => status).toSorted((a, b) => Number(a) - Number(b))).toEqual([200, 400, 400, 400]);
  });

  it('needs a captcha a code; sends a number one a minute and five an hour, an address twenty an hour', async () => {
    expect((await send(STAFF, {})).msg).toBe('验证码不正确');
    expect((await send('123')).msg).toBe('手机号码格式不正确');
    server.pass(86_400);
    expect((await send(STAFF)).code).toBe(200);
    expect((await send(STAFF)).msg).toBe('短信发送过于频繁，请在 60 秒后重试');
    for (let i = 0; i < 4; i += 1) {
      server.pass(61);
      expect((await send(STAFF)).code).toBe(200);
    }
    server.pass(61);
    expect((await send(STAFF)).msg).toMatch(/请在 5\d 分钟后重试/);
    for (let i = 0; i < 20; i += 1) expect((await send(`1370000${String(1000 + i)}`, null, '10.7.7.7')).code).toBe(200);
    expect((await send('13700009999', null, '10.7.7.7')).code).toBe(429);
    expect((await send('13700009998', null, '10.7.7.8')).code).toBe(200);
  });

  it('keeps no code in clear beside the message', async () => {
    const { value } = await code();
    const { rows } = await server.db.query('select * from sys_phone_code order by created desc limit 1');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(`"${value}"`);
  });

  it('is refused for an account that is closed, and to a number of two', async () => {
    await server.db.query("update blade_user set status = '3' where account = 'staff'");
    const before = (await sent()).length;
    server.pass(86_400);
    await send(STAFF);
    await server.db.query("update blade_user set status = '1' where account = 'staff'");
    await server.db.query("update blade_user set phone = $1 where account = 'manager'", [STAFF]);
    server.pass(61);
    await send(STAFF);
    expect(await sent()).toHaveLength(before);
  });
});

describe('without the setting', () => {
  it('there is no way in by phone', async () => {
    const [first] = oneTestDatabase();
    if (first === undefined) throw new Error('no database to test on');
    const server = await openTestServer(first);
    const refused = await server.token({ grant_type: 'sms_code', phone: STAFF, id: 'x', value: '1' });
    expect(((await refused.json()) as { msg: string }).msg).toBe('本系统未配置这种登录方式');
    const sent = await server.post(`blade-auth/oauth/sms/send-validate?phone=${STAFF}`, await server.captcha());
    expect(sent.status).toBe(400);
    await server.db.close();
  });
});
