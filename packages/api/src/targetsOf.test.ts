import { describe, expect, it } from 'vitest';
import { plain, post, upload } from './call.ts';
import { longtext } from './field.ts';
import type { Move, Resource } from './resource.ts';
import { isOpenTo, targetsOf } from './targetsOf.ts';

const definition = (moves: readonly Move[]): Resource => ({ path: 'town/visit', label: '走访', fields: {}, calls: { submit: plain('submit', 'submit'), approve: post<{ id: string }>('approve', 'body', { access: 'save' }), finish: post<{ id: string }>('finish', 'body', { access: 'save' }) }, states: { field: 'status', initial: '0', moves } });
const own = (...roles: string[]) => new Set(roles);

describe('what records may be moved to', () => {
  it('is one value with all moves that lead to it under one label', () => {
    const visit = definition([['0', '1', 'submit'], ['2', '1', 'submit'], ['0', '1', 'approve', '通过']]);
    expect(targetsOf(visit, own(), []).map(({ to, label, moves }) => [to, label, moves.length])).toEqual([['1', '', 2], ['1', '通过', 1]]);
  });

  it('is open to its roles and to administrators, and those of the server to nobody', () => {
    const visit = definition([['0', '1', 'approve', '通过', ['manager']], ['1', '2', 'finish', '办结', ['system']]]);
    expect(targetsOf(visit, own('gridman'), [])).toEqual([]);
    for (const role of ['manager', 'administrator']) expect(targetsOf(visit, own(role), []).map(({ label }) => label)).toEqual(['通过']);
  });

  it('is only what the register has a call for, or says whose call it is', () => {
    const visit = definition([['5', '6', 'evaluate', '评价办结']]);
    expect(targetsOf(visit, own(), [])).toEqual([]);
    const elsewhere = { evaluate: { of: 'town/evaluation', call: 'submit' } };
    expect(targetsOf({ ...visit, states: { field: 'status', initial: '0', moves: visit.states?.moves ?? [], elsewhere } }, own(), [])).toMatchObject([{ to: '6', elsewhere }]);
  });

  it('is there for who may have made a record, and open on records of their own', () => {
    const visit = definition([['7', '1', 'approve', '重报', ['creator']]]);
    expect(targetsOf(visit, own('gridman'), [])).toHaveLength(1);
    const [move] = visit.states?.moves ?? [];
    expect([own('gridman'), own('gridman', 'creator'), own('administrator')].map((roles) => move && isOpenTo(roles, move))).toEqual([false, true, true]);
  });

  it('is apart where other things are asked, and leaves out what takes a file', () => {
    const ask = { from: ['1'], to: ['2'], fields: { opinion: longtext('意见') } };
    const visit = definition([['0', '2', 'approve', '退回'], ['1', '2', 'approve', '退回'], ['3', '2', 'approve', '退回'], ['2', '3', 'attach', '归档']]);
    const asking: Resource = { ...visit, calls: { ...visit.calls, attach: upload('attach') }, states: { field: 'status', initial: '0', moves: visit.states?.moves ?? [], asks: [ask], keys: { approve: { ids: 'id' } } } };
    expect(targetsOf(asking, own(), []).map(({ moves, ask: asked, keys }) => [moves.map(([from]) => from).join(), asked, keys])).toEqual([['0,3', undefined, { approve: { ids: 'id' } }], ['1', ask, { approve: { ids: 'id' } }]]);
  });

  it('says where the server may lead on by itself', () => {
    const visit = definition([['0', '1', 'approve'], ['0', '2', 'approve'], ['2', '1', 'finish', '退回']]);
    expect(targetsOf({ ...visit, states: { field: 'status', initial: '0', moves: visit.states?.moves ?? [], passing: { approve: ['1'] } } }, own(), []).map(({ to, isPassing }) => [to, isPassing])).toEqual([['1', true], ['2', undefined], ['1', undefined]]);
  });

  it('starts processes on servers of our own alone', () => {
    const visit = definition([['0', '1', 'startFlow', '提交审批']]);
    expect(targetsOf(visit, own(), [])).toEqual([]);
    expect(targetsOf(visit, own(), ['flow'])).toHaveLength(1);
  });
});
