import { crud, plain, post } from '@lattice/api/call';
import { dict, text } from '@lattice/api/field';
import { resource } from '@lattice/api/resource';
import { testDatabases } from '@lattice/server/db/openTestDatabase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json } from './json.ts';
import { type Town, type Visitor, openTown } from './openTown.ts';

/** A made-up register with a state machine: drafts are published, and published ones are withdrawn. */
const bulletin = resource('cms/bulletin', {
  label: '公告',
  title: 'title',
  fields: { title: text('标题', { required: true, unique: true }), stage: dict('状态', 'sealed_status', { readonly: true }) },
  states: { field: 'stage', initial: '0', moves: [['0', '1', 'publish'], ['1', '0', 'withdraw']] },
  calls: { ...crud, list: plain('list', 'list'), publish: post<{ id: string; stage: string }>('publish', 'query'), withdraw: post<{ id: string; stage: string }>('withdraw', 'query') },
});

/** A made-up register with two machines that a submitted row moves; the way back is the server's alone. */
const order = resource('cms/order', {
  label: '工单',
  title: 'title',
  fields: { title: text('标题', { required: true }), stage: dict('状态', 'sealed_status'), step: dict('步骤', 'sealed_status') },
  states: { field: 'stage', initial: '0', moves: [['1', '0', 'submit']] },
  moreStates: [{ field: 'step', initial: '0', moves: [['0', '1', 'submit', '开始'], ['1', '0', 'submit', '', ['system']]] }],
  calls: crud,
});

describe.each(testDatabases())('states on $name', (database) => {
  let town: Town;
  let admin: Visitor;
  let gridman: Visitor;

  beforeAll(async () => {
    town = await openTown(database, { extra: [bulletin, order] });
    admin = await town.visit('admin');
    gridman = await town.visit('gridman');
  });
  afterAll(() => town.db.close());

  it('move by their calls alone, along their moves alone', async () => {
    const { id } = (await admin.client(bulletin).submit({ title: '停水通知', stage: '1' })) as { id: string };
    const stage = async () => (await admin.client(bulletin).detail(id)).stage;
    expect(await stage()).toBe('0');
    await admin.client(bulletin).submit({ id, stage: '1' });
    expect(await stage()).toBe('0');
    expect((await admin.ask(`cms/bulletin/withdraw?id=${id}&stage=0`, { method: 'POST' })).body.msg).toBe('状态不能从“否”改为“否”');
    expect(await admin.client(bulletin).publish({ id, stage: '1' })).toBe(true);
    expect(await stage()).toBe('1');
    expect((await gridman.ask(`cms/bulletin/withdraw?id=${id}&stage=0`, { method: 'POST' })).status).toBe(403);
  });

  it('move by a submitted row where the definition says so, for the roles it names', async () => {
    const { id } = (await admin.client(order).submit({ title: '排查隐患' })) as { id: string };
    const send = (row: Record<string, unknown>) => admin.ask('cms/order/submit', json({ id, ...row }));
    expect((await send({ stage: '1', step: '1' })).body.data).toEqual({ issues: [{ field: 'stage', rule: 'move', params: { from: '否', to: '是' } }] });
    expect((await admin.client(order).detail(id)).step).toBe('0');
    expect((await send({ step: '1' })).status).toBe(200);
    expect((await admin.client(order).detail(id)).step).toBe('1');
    expect((await send({ step: '0' })).body.data).toEqual({ issues: [{ field: 'step', rule: 'moveRole', params: { from: '是', to: '否' } }] });
  });

  it('tell which field a duplicate is in', async () => {
    await admin.client(bulletin).submit({ title: '唯一' });
    const again = await admin.ask('cms/bulletin/submit', json({ title: '唯一' }));
    expect(again.body.data).toEqual({ issues: [{ field: 'title', rule: 'taken', params: { value: '唯一' } }] });
  });
});
