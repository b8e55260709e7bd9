import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { articlewechatmass } from '@lattice/api/resources/cms/articlewechatmass';
import { startJobs } from '@lattice/server/schedule/startJobs';
import { carrierOf } from '@lattice/server/domain/messages/webhook';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { inTown } from './inTown.ts';
import { jobNamed } from './jobNamed.ts';
import { partsOf } from './partsOf.ts';

const NEVER = 3_600_000;

interface Delivery {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Record<string, unknown>;
}

/** A message gateway that answers with what `status` says. */
async function openGateway(status: () => number): Promise<{ url: string; got: Delivery[]; close(): Promise<void> }> {
  const got: Delivery[] = [];
  const http = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      got.push({
        headers: request.headers,
        body: JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown>,
      });
      response.writeHead(status(), { Location: 'http://127.0.0.1:1/' }).end();
    });
  });
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/send`,
    got,
    close: () => new Promise((resolve) => void http.close(() => resolve())),
  };
}

inTown('the outbox on $name', { isSmall: true }, ({ town, admin, make }) => {
  let answer = 200;
  let gateway: Awaited<ReturnType<typeof openGateway>>;
  const lines: string[] = [];
  const put = async (receiver: string, setting = '') => {
    const id = town.nextId();
    await town.db.query(
      `insert into sys_outbox (id, tenant_id, channel, receiver, content, setting)
        values ($1, '000000', 'sms', $2, $3, $4)`,
      [id, receiver, JSON.stringify({ text: '集合' }), setting],
    );
    return id;
  };
  const run = async (env: Record<string, string>) => {
    const jobs = startJobs(
      [await jobNamed('outbox', env)],
      await partsOf(town, { log: (line) => void lines.push(line) }),
      NEVER,
    );
    await jobs.tick();
    await jobs.stop();
  };
  const state = async (id: string) =>
    (
      await town.rows<{ state: string; tries: number; failure: string | null }>(
        'select state, tries, failure from sys_outbox where id = $1',
        [id],
      )
    )[0];

  beforeAll(async () => {
    gateway = await openGateway(() => answer);
  });
  afterEach(() => {
    town.pass(20);
    gateway.got.length = 0;
  });
  afterAll(async () => {
    await gateway?.close();
  });

  it('keeps messages here, and says so, while no gateway is named', async () => {
    const all = await Promise.all(Array.from({ length: 23 }, (_, n) => put(`1591234${String(n).padStart(4, '0')}`)));
    await run({});
    for (const id of all)
      expect(await state(id)).toEqual({ state: 'kept', tries: 1, failure: '未配置消息通道，消息保存在本机，没有发出' });
  });

  it('hands each message to the gateway once, with the token', async () => {
    const id = await put('15912340001', 'SMS1');
    const env = { MESSAGE_WEBHOOK_URL: gateway.url, MESSAGE_WEBHOOK_TOKEN: 'abc' };
    await Promise.all([run(env), run(env)]);
    expect(gateway.got.map(({ body }) => body)).toEqual([
      { id, tenantId: '000000', channel: 'sms', receiver: '15912340001', content: { text: '集合' }, setting: 'SMS1' },
    ]);
    expect(gateway.got[0]?.headers).toMatchObject({ authorization: 'Bearer abc', 'idempotency-key': id });
    expect(await state(id)).toEqual({ state: 'sent', tries: 1, failure: null });
    town.pass(20);
    await run(env);
    expect(gateway.got).toHaveLength(1);
  });

  it('tries again after ever longer waits, and gives up in the end', async () => {
    const id = await put('15912340002');
    const env = { MESSAGE_WEBHOOK_URL: gateway.url };
    answer = 503;
    lines.length = 0;
    await run(env);
    expect(await state(id)).toMatchObject({ state: 'waiting', tries: 1, failure: 'the message gateway answered 503' });
    town.pass(30);
    await run(env);
    expect(gateway.got).toHaveLength(1);
    for (const minutes of [1, 2, 4, 8, 16]) {
      town.pass(minutes * 60);
      await run(env);
    }
    expect(await state(id)).toMatchObject({ state: 'dead', tries: 6 });
    expect(gateway.got).toHaveLength(6);
    expect(lines).toEqual([expect.stringContaining(`message ${id} was given up`)]);
    answer = 302;
    const led = await put('15912340003');
    await run({ MESSAGE_WEBHOOK_URL: gateway.url });
    expect((await state(led))?.state).toBe('waiting');
    await town.db.query("update sys_outbox set state = 'dead' where id = $1", [led]);
    answer = 200;
  });

  it('lets a mass message know how its sending ended', async () => {
    const sent = await make('cms/articlewechatmass');
    // Somebody other than its author confirms a mass message.
    const byOther = async (id: string) =>
      town.db.query('update cms_articlewechatmass set create_user = 1 where id = $1', [id]);
    await byOther(sent);
    const account = await town.text('select account_id as id from cms_articlewechatmass where id = $1', [sent]);
    const states = (id: string) =>
      town.rows(
        `select m.status as mass, r.status as record, coalesce(r.err_msg, '') as reason
          from cms_articlewechatmass m
          join cms_articlewechatrecord r on r.mass_id = m.id
          where m.id = $1`,
        [id],
      );
    await town.db.query('update cms_articlewechatgroupaccout set is_enabled = 1, month_quota = 9 where id = $1', [
      account,
    ]);
    await admin.client(articlewechatmass).sendWechatMass({ id: sent });
    expect(await states(sent)).toEqual([{ mass: '2', record: '0', reason: '' }]);
    await run({ MESSAGE_WEBHOOK_URL: gateway.url });
    expect(await states(sent)).toEqual([{ mass: '3', record: '1', reason: '' }]);
    const kept = await make('cms/articlewechatmass', { accountId: account });
    await byOther(kept);
    await admin.client(articlewechatmass).sendWechatMass({ id: kept });
    town.pass(20);
    await run({});
    expect(await states(kept)).toMatchObject([
      { mass: '3', record: '1', reason: expect.stringContaining('模拟发送') as string },
    ]);
  });

  it('refuses a gateway that is no address', () => {
    expect(() => carrierOf({ MESSAGE_WEBHOOK_URL: 'sms.example.org' })).toThrow('MESSAGE_WEBHOOK_URL');
    expect(() => carrierOf({ MESSAGE_WEBHOOK_URL: 'ftp://sms.example.org' })).toThrow('MESSAGE_WEBHOOK_URL');
    expect(carrierOf({})).toBeNull();
  });
});
