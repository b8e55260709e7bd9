import { event } from '@lattice/api/resources/event/event';
import { gridmemberleaveapproval } from '@lattice/api/resources/grid/gridmemberleaveapproval';
import { eventdelay } from '@lattice/api/resources/event/eventdelay';
import { eventhandover } from '@lattice/api/resources/event/eventhandover';
import { eventsupervise } from '@lattice/api/resources/event/eventsupervise';
import type { Resource } from '@lattice/api/resource';
import { housepopulationintermediate } from '@lattice/api/resources/source/housepopulationintermediate';
import { eventcategory } from '@lattice/api/resources/event/eventcategory';
import { describe, expect, it, vi } from 'vitest';
import { beginForm } from '../../begins/beginsOf.ts';
import { movesOf } from './movesOf.ts';

vi.mock('@lingui/core/macro', () => ({
  t: (parts: TemplateStringsArray, ...values: readonly unknown[]) =>
    parts.reduce((before, part, at) => `${before}${String(values[at - 1])}${part}`),
}));

vi.mock('@lingui/react/macro', () => ({ useLingui: () => ({}) }));
vi.mock('../../../session/transport.ts', () => ({ transport: {} }));
vi.mock('../../../session/queryClient.ts', () => ({ queryClient: {} }));
vi.mock('../../../records/resources.ts', () => ({
  loadResource: async (path: string) =>
    ({ 'event/eventdelay': eventdelay, 'event/eventhandover': eventhandover, 'event/eventsupervise': eventsupervise })[
      path
    ],
}));
vi.mock('../../../session/session.ts', () => ({ session: { user: { user_id: '1' }, records: ['31'] } }));

const words: Readonly<Record<string, string>> = { 1: '待受理', 2: '待签收', 3: '处理中' };
const options = async () => Object.entries(words).map(([value, label]) => ({ value, label }));
const of = {
  roles: 'administrator',
  abilities: [],
  codes: new Set(['eventcategory_edit']),
  options,
  say: (text: string) => text,
};

describe('the moves of a list', () => {
  it('stand with rows in the state that they lead from, and say to which they lead', async () => {
    const taken = (await movesOf(event, of)).find(({ label }) => label === '签收处理');
    expect(['1', '2'].map((eventStatus) => taken?.isShown?.({ id: '7', eventStatus }))).toEqual([false, true]);
    expect(taken?.confirm?.([])).toEqual({ title: '签收处理：事件状态将变为“处理中”', action: '签收处理' });
  });

  it('promise no state from which the server may lead on at once', async () => {
    const titleOf = async (name: string) =>
      (await movesOf(event, of)).find(({ label }) => label === name)?.confirm?.([]).title;
    expect(await titleOf('重新上报')).toBe('重新上报：事件状态将变为“待受理”，随后可能按规则继续流转');
    expect(await titleOf('退回分派')).toBe('退回分派：事件状态将变为“待受理”');
  });

  it('stand with the records that the person made, where only who made one may move it', async () => {
    const shownTo = async (roles: string) => {
      const close = (await movesOf(event, { ...of, roles })).find(({ label }) => label === '评价办结');
      return ['1', '2'].map((createUser) => close?.isShown?.({ id: '7', eventStatus: '5', createUser }));
    };
    expect(await shownTo('gridmember')).toEqual([true, false]);
    for (const role of ['gridleader', 'administrator']) expect(await shownTo(role)).toEqual([true, true]);
  });

  it('come first where a record waits for them, and after the rest where it may stay as it is', async () => {
    const next = async (definition: Resource, name: string) =>
      (await movesOf(definition, of)).find(({ label }) => label === name)?.isNext;
    expect(await next(event, '签收处理')).toBe(true);
    expect(await next(gridmemberleaveapproval, '同意')).toBe(true);
    const [leaves] = await movesOf(housepopulationintermediate, of);
    expect(leaves?.isNext).toBe(false);
  });

  it('offer nobody to approve the own request, whoever wrote it down', async () => {
    const approve = (await movesOf(gridmemberleaveapproval, of)).find(({ label }) => label === '同意');
    const shownFor = (gridMemberId: string) =>
      approve?.isShown?.({ id: '7', leaveStatus: '1', approveUserId: '1', createUser: '5', gridMemberId });
    expect([shownFor('31'), shownFor('32')]).toEqual([false, true]);
  });

  it('are those of the person, without the ones that are an edit for who may not edit', async () => {
    expect((await movesOf(event, { ...of, roles: 'gridleader' })).map(({ label }) => label)).toContain('核查通过');
    expect((await movesOf(event, { ...of, roles: 'gridleader' })).map(({ label }) => label)).not.toContain('签收处理');
    expect((await movesOf(eventcategory, of)).map(({ label }) => label)).toEqual(['停用', '启用']);
    expect(await movesOf(eventcategory, { ...of, roles: 'staff', codes: new Set<string>() })).toEqual([]);
  });

  it('stand beside what a record may lead to: more time for who holds it, supervision for who leads', async () => {
    const shownTo = async (roles: string, row: Record<string, string>) =>
      (await movesOf(event, { ...of, roles, codes: new Set(['eventdelay_add', 'eventsupervise_add']) }))
        .filter(({ id, isShown }) => id.startsWith('begin') && isShown?.({ id: '7', ...row }))
        .map(({ label }) => label);
    const own = { eventStatus: '3', handleUserId: '1' };
    expect(await shownTo('gridmember', own)).toEqual(['申请延期']);
    expect(await shownTo('gridmember', { ...own, handleUserId: '2' })).toEqual([]);
    expect(await shownTo('gridmember', { ...own, eventStatus: '5' })).toEqual([]);
    expect(await shownTo('leader', { ...own, handleUserId: '2' })).toEqual(['督办']);
    expect(await shownTo('administrator', own)).toEqual(['申请延期', '移交', '督办']);
    expect(
      (await movesOf(event, { ...of, roles: 'leader', codes: new Set<string>() })).map(({ label }) => label),
    ).not.toContain('督办');
    const supervise = event.begins?.find(({ of: register }) => register === 'event/eventsupervise');
    expect(supervise).toBeDefined();
    if (supervise === undefined) return;
    const row = { id: '7', handleDeptId: '4', handleDeptIdName: '城建办', handleUserId: '5', handleUserIdName: '王五' };
    const { fields, values, validate } = beginForm(supervise, eventsupervise, [row], of.say);
    expect(values).toMatchObject({ targetDeptId: '4', targetDeptIdName: '城建办', targetUserId: '5' });
    expect(fields.map(({ name }) => name)).toContain('superviseContent');
    expect(validate?.(values ?? {}).map(({ field }) => field)).toContain('superviseContent');
  });

  it('say of a switch what is done, and whether a record is enabled then', async () => {
    const titleOf = async (definition: Resource) =>
      (await movesOf(definition, { ...of, codes: new Set(['housepopulationintermediate_edit']) }))[0]?.confirm?.([])
        .title;
    expect(await titleOf(housepopulationintermediate)).toBe('搬离');
    expect(await titleOf(eventcategory)).toBe('停用：是否启用将变为“停用”');
  });

  it('begin what they ask for with what is known', async () => {
    const codes = new Set(['housepopulationintermediate_edit']);
    const [leave] = await movesOf(housepopulationintermediate, { ...of, codes });
    const form = await leave?.ask?.([{ id: '1', isCurrent: 1 }]);
    expect(form?.fields.map(({ name }) => name)).toEqual(['endDate', 'moveOutReason']);
    expect(form?.values?.endDate).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('fall back on the values where words do not come', async () => {
    const silent = { ...of, options: () => Promise.reject(new Error('offline')) };
    expect((await movesOf(event, silent)).find(({ label }) => label === '签收处理')?.confirm?.([]).title).toBe(
      '签收处理：事件状态将变为“3”',
    );
  });
});
