import { describe, expect, it } from 'vitest';
import { plain, post, upload } from './call.ts';
import { longtext } from './field.ts';
import type { Move, Resource } from './resource.ts';
import { isOpenTo, targetsOf } from './targetsOf.ts';

const definition = (moves: readonly Move[]): Resource => ({
  path: 'town/visit',
  label: '走访',
  fields: {},
  calls: {
    submit: plain('submit', 'submit'),
    approve: post<{ id: string }>('approve', 'body', { access: 'save' }),
    finish: post<{ id: string }>('finish', 'body', { access: 'save' }),
  },
  states: { field: 'status', initial: '0', moves },
});
const own = (...roles: string[]) => new Set(roles);

describe('what records may be moved to', () => {
  it('is one value with all moves that lead to it under one label', () => {
    const visit = definition([
      { from: '0', to: '1', call: 'submit' },
      { from: '2', to: '1', call: 'submit' },
      { from: '0', to: '1', call: 'approve', label: '通过' },
    ]);
    expect(targetsOf(visit, own(), []).map(({ to, label, moves }) => [to, label, moves.length])).toEqual([
      ['1', '', 2],
      ['1', '通过', 1],
    ]);
  });

  it('is open to its roles and to administrators, and those of the server to nobody', () => {
    const visit = definition([
      { from: '0', to: '1', call: 'approve', label: '通过', roles: ['manager'] },
      { from: '1', to: '2', call: 'finish', label: '办结', roles: ['system'] },
    ]);
    expect(targetsOf(visit, own('gridman'), [])).toEqual([]);
    for (const role of ['manager', 'administrator'])
      expect(targetsOf(visit, own(role), []).map(({ label }) => label)).toEqual(['通过']);
  });

  it('is only what the register has a call for, or says whose call it is', () => {
    const visit = definition([{ from: '5', to: '6', call: 'evaluate', label: '评价办结' }]);
    expect(targetsOf(visit, own(), [])).toEqual([]);
    const elsewhere = { evaluate: { of: 'town/evaluation', call: 'submit' } };
    expect(
      targetsOf(
        { ...visit, states: { field: 'status', initial: '0', moves: visit.states?.moves ?? [], elsewhere } },
        own(),
        [],
      ),
    ).toMatchObject([{ to: '6', elsewhere }]);
  });

  it('is there for who may have made a record, and open on records of their own', () => {
    const visit = definition([{ from: '7', to: '1', call: 'approve', label: '重报', roles: ['creator'] }]);
    expect(targetsOf(visit, own('gridman'), [])).toHaveLength(1);
    const [move] = visit.states?.moves ?? [];
    expect(
      [own('gridman'), own('gridman', 'creator'), own('administrator')].map((roles) => move && isOpenTo(roles, move)),
    ).toEqual([false, true, true]);
  });

  it('is apart where other things are asked, and leaves out what takes a file', () => {
    const prompt = { from: ['1'], to: ['2'], fields: { opinion: longtext('意见') } };
    const visit = definition([
      { from: '0', to: '2', call: 'approve', label: '退回' },
      { from: '1', to: '2', call: 'approve', label: '退回' },
      { from: '3', to: '2', call: 'approve', label: '退回' },
      { from: '2', to: '3', call: 'attach', label: '归档' },
    ]);
    const asking: Resource = {
      ...visit,
      calls: { ...visit.calls, attach: upload('attach') },
      states: {
        field: 'status',
        initial: '0',
        moves: visit.states?.moves ?? [],
        prompts: [prompt],
        keys: { approve: { ids: 'id' } },
      },
    };
    expect(
      targetsOf(asking, own(), []).map(({ moves, prompt: requested, keys }) => [
        moves.map(({ from }) => from).join(),
        requested,
        keys,
      ]),
    ).toEqual([
      ['0,3', undefined, { approve: { ids: 'id' } }],
      ['1', prompt, { approve: { ids: 'id' } }],
    ]);
  });

  it('says where the server may lead on by itself', () => {
    const visit = definition([
      { from: '0', to: '1', call: 'approve' },
      { from: '0', to: '2', call: 'approve' },
      { from: '2', to: '1', call: 'finish', label: '退回' },
    ]);
    expect(
      targetsOf(
        {
          ...visit,
          states: { field: 'status', initial: '0', moves: visit.states?.moves ?? [], transient: { approve: ['1'] } },
        },
        own(),
        [],
      ).map(({ to, isTransient }) => [to, isTransient]),
    ).toEqual([
      ['1', true],
      ['2', undefined],
      ['1', undefined],
    ]);
  });

  it('starts processes on servers of our own alone', () => {
    const visit = definition([{ from: '0', to: '1', call: 'startFlow', label: '提交审批' }]);
    expect(targetsOf(visit, own(), [])).toEqual([]);
    expect(targetsOf(visit, own(), ['flow'])).toHaveLength(1);
  });
});
