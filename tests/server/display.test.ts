import { displayScenes } from '@lattice/api/displayCalls';
import { codeOf, stepAt } from '@lattice/server/crypto/totp';
import { expect, it } from 'vitest';
import { obeyed } from './atOnce.ts';
import { inTown } from './inTown.ts';
import { json } from './json.ts';
import type { Visitor } from './openTown.ts';

const SCENE = '/dispatch/comprehensive';
const ORIGIN = 'http://127.0.0.1:8080';

inTown('walls on $name', {}, ({ town, leader }) => {
  const issue = async (visitor: Visitor, scenes = SCENE, hours = 8) =>
    (await visitor.post('blade-auth/session/display', { scenes, hours }).data<{ code: string }>()).code;
  const exchange = async (code: string) => {
    const response = await town.token({ grant_type: 'display_code', code });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const wall = async (visitor: Visitor, scenes = SCENE) => {
    const { body } = await exchange(await issue(visitor, scenes));
    const token = String(body.access_token);
    const ask = async (path: string, init: RequestInit = {}) => {
      const response = await town.fetch(
        new Request(`${ORIGIN}/api/${path}`, {
          ...init,
          headers: { ...(init.headers as Record<string, string>), 'Blade-Auth': `bearer ${token}` },
        }),
      );
      return { status: response.status, body: (await response.json()) as { data?: unknown } };
    };
    return { ask, body };
  };

  it('open by a code once, however often it is tried at once, and never by a guess', async () => {
    const code = await issue(leader);
    expect(await obeyed(10, async () => exchange(code))).toBe(1);
    expect((await exchange('AAAAABBBBB')).status).toBe(400);
    expect(await leader.post('blade-auth/session/display', { scenes: '/event/event', hours: 8 }).status()).toBe(400);
    expect(await leader.post('blade-auth/session/display', { scenes: SCENE, hours: 9 }).status()).toBe(400);
  });

  it('read the calls of their scenes, nothing else, and write nothing', async () => {
    const { ask, body } = await wall(leader);
    expect(body.display).toMatchObject({ scenes: [SCENE] });
    for (const address of displayScenes[SCENE] ?? [])
      expect([address, (await ask(`${address}?current=1&size=10&resType=event`)).status]).not.toEqual([address, 403]);
    const refused = [
      'visualization/resource1',
      'event/event/page',
      'source/populationinfo/page',
      'blade-auth/session/list',
      'dispatch/warnManage/detail?id=1',
    ];
    for (const address of refused) expect([address, (await ask(address)).status]).toEqual([address, 403]);
    for (const [address, sent] of [
      ['dispatch/warnManage/submit', { id: '1', status: '1' }],
      ['blade-auth/session/display', { scenes: SCENE, hours: 8 }],
      ['dispatch/recorddispatch/sendTask', {}],
      ['event/event/reveal', { id: '1', field: 'reportPhone', reason: '核实' }],
      ['blade-user/update-info', {}],
    ] as const)
      expect([address, (await ask(address, json(sent))).status]).toEqual([address, 403]);
  });

  it('owe neither a one-time code nor a new password of the person whose sight they have', async () => {
    const owner = await town.visit('manager');
    const { body: begun } = await owner.post('blade-auth/second-factor/begin', {});
    const { secret } = begun.data as { secret: string };
    const code = codeOf(secret, stepAt(town.now()));
    expect(await owner.post('blade-auth/second-factor/confirm', { code }).status()).toBe(200);
    const { ask, body } = await wall(owner);
    await town.db.query(
      `update sys_password set must_change = true
        where user_id = (select id from blade_user where account = 'manager')`,
    );
    expect(body).not.toHaveProperty('second_factor');
    const read = async () => (await ask('visualization/dispatch/selectEventStatic')).status;
    expect(await read()).toBe(200);
    const renewed = await town.token({ grant_type: 'refresh_token', refresh_token: String(body.refresh_token) });
    expect(await renewed.json()).not.toHaveProperty('second_factor');
    expect((await ask('source/populationinfo/page')).status).toBe(403);
    const person = await town.visit('manager');
    expect(await person.ask('visualization/dispatch/selectEventStatic').status()).toBe(403);
  });

  it('stand among the sessions of who opened them, and end when they are ended', async () => {
    const { ask } = await wall(leader);
    expect((await ask('blade-system/menu/routes')).status).toBe(200);
    const { body } = await leader.ask('blade-auth/session/list');
    const open = (body.data as { id: string; scenes: string; until: string }[]).filter(({ scenes }) => scenes !== '');
    expect(open[0]).toMatchObject({ scenes: SCENE, until: expect.stringMatching(/^\d{4}/) as string });
    for (const { id } of open) await leader.post(`blade-auth/session/end?id=${id}`);
    expect((await ask('blade-system/menu/routes')).status).toBe(401);
    const late = await wall(leader);
    await town.db.query("update sys_session set display_until = '2000-01-01' where display_scenes is not null");
    expect((await late.ask('blade-system/menu/routes')).status).toBe(401);
  });

  it('share one answer where fifty of one person ask at once, and none between people', async () => {
    const call = 'visualization/dispatch/selectEventStatic';
    const walls = await Promise.all(Array.from({ length: 50 }, async () => wall(leader)));
    const other = await wall(await town.visit('gridleader'));
    const { query } = town.db;
    let requested = 0;
    town.db.query = async (text, params) => {
      if (/event_event\b/.test(text)) requested += 1;
      return query.call(town.db, text, params) as never;
    };
    const answers = await Promise.all(walls.map(async ({ ask }) => ask(call)));
    const shared = requested;
    const apart = await other.ask(call);
    town.db.query = query;
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
    expect([answers.every(({ status }) => status === 200), shared]).toEqual([true, 1]);
    expect(requested).toBeGreaterThan(shared);
    expect(JSON.stringify(apart.body.data)).not.toBe(JSON.stringify(answers[0]?.body.data));
  });
});
