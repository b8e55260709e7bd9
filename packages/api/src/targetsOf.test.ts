import { describe, expect, it } from 'vitest';
import { plain, post } from './call.ts';
import type { Move, Resource } from './resource.ts';
import { targetsOf } from './targetsOf.ts';

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

  it('is only what the register has a call for', () => {
    expect(targetsOf(definition([['5', '6', 'evaluate', '评价办结']]), own(), [])).toEqual([]);
  });

  it('starts processes on servers of our own alone', () => {
    const visit = definition([['0', '1', 'startFlow', '提交审批']]);
    expect(targetsOf(visit, own(), [])).toEqual([]);
    expect(targetsOf(visit, own(), ['flow'])).toHaveLength(1);
  });
});
