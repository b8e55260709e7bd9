import { crud, plain, post } from '@lattice/api/call';
import { dict, longtext, text, toggle } from '@lattice/api/field';
import { resource } from '@lattice/api/resource';
import { expect, it } from 'vitest';
import { inTown } from './inTown.ts';

/** A made-up register with a state machine: drafts are published, and published ones are withdrawn. */
const bulletin = resource('cms/bulletin', {
  label: '公告',
  title: 'title',
  fields: {
    title: text('标题', { required: true, unique: true }),
    stage: dict('状态', 'sealed_status', { readonly: true }),
  },
  states: {
    field: 'stage',
    initial: '0',
    moves: [
      { from: '0', to: '1', call: 'publish' },
      { from: '1', to: '0', call: 'withdraw' },
    ],
  },
  calls: {
    ...crud,
    list: plain('list', 'list'),
    publish: post<{ id: string; stage: string }>('publish', 'query'),
    withdraw: post<{ id: string; stage: string }>('withdraw', 'query'),
  },
});

/** A made-up register with two machines that a submitted row moves; the way back is the server's alone. */
const order = resource('cms/order', {
  label: '工单',
  title: 'title',
  fields: {
    title: text('标题', { required: true }),
    stage: dict('状态', 'sealed_status'),
    step: dict('步骤', 'sealed_status'),
  },
  states: { field: 'stage', initial: '0', moves: [{ from: '1', to: '0', call: 'submit' }] },
  moreStates: [
    {
      field: 'step',
      initial: '0',
      moves: [
        { from: '0', to: '1', call: 'submit', label: '开始' },
        { from: '1', to: '0', call: 'submit', roles: ['system'] },
      ],
    },
  ],
  calls: crud,
});

/** A made-up register whose refusal, by a call or by a submitted row, asks for a reason that no form shows. */
const petition = resource('cms/petition', {
  label: '来信',
  title: 'title',
  fields: {
    title: text('标题', { required: true }),
    reason: text('退回原因', { readonly: true, max: 20 }),
    stage: dict('状态', 'sealed_status', { readonly: true }),
    isShown: toggle('是否公开', { default: 1 }),
  },
  states: {
    field: 'stage',
    initial: '0',
    moves: [
      { from: '0', to: '1', call: 'refuse', label: '退回' },
      { from: '0', to: '1', call: 'submit', label: '退回' },
      { from: '1', to: '0', call: 'submit', label: '恢复' },
    ],
    prompts: [{ to: ['1'], fields: { reason: longtext('退回原因', { required: true, max: 20 }) } }],
  },
  moreStates: [{ field: 'isShown', initial: '1', moves: [{ from: '1', to: '0', call: 'submit', label: '隐藏' }] }],
  calls: { ...crud, refuse: post<{ id: string; stage: string; reason?: string }>('refuse', 'query') },
});

inTown('states on $name', { extra: [bulletin, order, petition] }, ({ admin, gridman }) => {
  it('move by their calls alone, along their moves alone', async () => {
    const ignored = { issues: [{ field: 'stage', rule: 'move', params: { from: '否', to: '是' } }] };
    expect(await admin.post('cms/bulletin/submit', { title: '停水通知', stage: '1' }).data()).toEqual(ignored);
    const { id } = (await admin.client(bulletin).submit({ title: '停水通知', stage: '0' })) as { id: string };
    const stage = async () => (await admin.client(bulletin).detail(id)).stage;
    expect(await admin.post('cms/bulletin/submit', { id, stage: '1' }).data()).toEqual(ignored);
    await admin.client(bulletin).submit({ id, stage: '0' });
    expect(await stage()).toBe('0');
    expect(await admin.post(`cms/bulletin/withdraw?id=${id}&stage=0`).msg()).toBe('状态不能从“否”改为“否”');
    expect(await admin.client(bulletin).publish({ id, stage: '1' })).toBe(true);
    expect(await stage()).toBe('1');
    expect(await gridman.post(`cms/bulletin/withdraw?id=${id}&stage=0`).status()).toBe(403);
  });

  it('move by a submitted row where the definition says so, for the roles it names', async () => {
    const { id } = (await admin.client(order).submit({ title: '排查隐患' })) as { id: string };
    const send = (row: Record<string, unknown>) => admin.post('cms/order/submit', { id, ...row });
    expect(await send({ stage: '1', step: '1' }).data()).toEqual({
      issues: [{ field: 'stage', rule: 'move', params: { from: '否', to: '是' } }],
    });
    expect((await admin.client(order).detail(id)).step).toBe('0');
    expect(await send({ step: '1' }).status()).toBe(200);
    expect((await admin.client(order).detail(id)).step).toBe('1');
    expect(await send({ step: '0' }).data()).toEqual({
      issues: [{ field: 'step', rule: 'moveRole', params: { from: '是', to: '否' } }],
    });
  });

  it('take what they ask for, and are refused without it', async () => {
    const { id } = (await admin.client(petition).submit({ title: '路灯不亮', reason: '我自己写的' })) as { id: string };
    const read = async () => admin.client(petition).detail(id);
    expect(await read()).toMatchObject({ stage: '0', reason: '', isShown: 1 });
    const none = { issues: [{ field: 'reason', rule: 'enter' }] };
    const refuse = (reason: string) =>
      admin.post(`cms/petition/refuse?id=${id}&stage=1&reason=${encodeURIComponent(reason)}`);
    expect((await refuse('')).body).toMatchObject({ msg: '请输入退回原因', data: none });
    expect(await refuse('字'.repeat(21)).status()).toBe(400);
    expect(await admin.post('cms/petition/submit', { id, stage: '1' }).data()).toEqual(none);
    await refuse('内容不清');
    expect(await read()).toMatchObject({ stage: '1', reason: '内容不清' });
    await admin.client(petition).submit({ id, stage: '0', reason: '不会保存' });
    expect(await read()).toMatchObject({ stage: '0', reason: '内容不清' });
    await admin.client(petition).submit({ id, stage: '1', reason: '仍不清' });
    expect(await read()).toMatchObject({ stage: '1', reason: '仍不清' });
  });

  it('of a switch may begin where a submitted row may turn it', async () => {
    const { id } = (await admin.client(petition).submit({ title: '噪声扰民', isShown: 0 })) as { id: string };
    expect((await admin.client(petition).detail(id)).isShown).toBe(0);
  });

  it('tell which field a duplicate is in', async () => {
    await admin.client(bulletin).submit({ title: '唯一' });
    const again = await admin.post('cms/bulletin/submit', { title: '唯一' });
    expect(again.body.data).toEqual({ issues: [{ field: 'title', rule: 'taken', params: { value: '唯一' } }] });
  });
});
