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

describe.each(testDatabases())('states on $name', (database) => {
  let town: Town;
  let admin: Visitor;
  let gridman: Visitor;

  beforeAll(async () => {
    town = await openTown(database, { extra: [bulletin] });
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
    expect((await admin.ask(`cms/bulletin/withdraw?id=${id}&stage=0`, { method: 'POST' })).body.msg).toBe('状态不能从“0”改为“0”');
    expect(await admin.client(bulletin).publish({ id, stage: '1' })).toBe(true);
    expect(await stage()).toBe('1');
    expect((await gridman.ask(`cms/bulletin/withdraw?id=${id}&stage=0`, { method: 'POST' })).status).toBe(403);
  });

  it('tell which field a duplicate is in', async () => {
    await admin.client(bulletin).submit({ title: '唯一' });
    const again = await admin.ask('cms/bulletin/submit', json({ title: '唯一' }));
    expect(again.body.data).toEqual({ issues: [{ field: 'title', rule: 'taken', params: { value: '唯一' } }] });
  });
});
