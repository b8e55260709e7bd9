import { event } from '@lattice/api/resources/event/event';
import { eventcategory } from '@lattice/api/resources/event/eventcategory';
import { describe, expect, it, vi } from 'vitest';
import { movesOf } from './movesOf.ts';

vi.mock('@lingui/core/macro', () => ({ t: (parts: TemplateStringsArray, ...values: readonly unknown[]) => parts.reduce((before, part, at) => `${before}${String(values[at - 1])}${part}`) }));

const words: Readonly<Record<string, string>> = { 1: '待受理', 2: '待签收', 3: '处理中' };
const options = async () => Object.entries(words).map(([value, label]) => ({ value, label }));
const of = { roles: 'administrator', abilities: [], options, say: (text: string) => text };

describe('the moves of a list', () => {
  it('stand with rows in the state that they lead from, and say to which they lead', async () => {
    const taken = (await movesOf(event, of)).find(({ action }) => action.label === '签收处理')?.action;
    expect(['1', '2'].map((eventStatus) => taken?.isShown?.({ id: '7', eventStatus }))).toEqual([false, true]);
    expect(taken?.confirm?.([])).toEqual({ title: '签收处理：事件状态将变为“处理中”', action: '签收处理' });
  });

  it('promise no state from which the server may lead on at once', async () => {
    const again = (await movesOf(event, of)).find(({ action }) => action.label === '重新上报')?.action;
    expect(again?.confirm?.([])).toEqual({ title: '重新上报', action: '重新上报' });
  });

  it('are those of the person, and tell the ones that are an edit apart', async () => {
    expect((await movesOf(event, { ...of, roles: 'gridleader' })).map(({ action, isEdit }) => [action.label, isEdit])).toContainEqual(['核查通过', false]);
    expect((await movesOf(event, { ...of, roles: 'gridleader' })).map(({ action }) => action.label)).not.toContain('签收处理');
    expect((await movesOf(eventcategory, of)).map(({ action, isEdit }) => [action.label, isEdit])).toEqual([['停用', true], ['启用', true]]);
  });

  it('fall back on the values where words do not come', async () => {
    const silent = { ...of, options: () => Promise.reject(new Error('offline')) };
    expect((await movesOf(event, silent)).find(({ action }) => action.label === '签收处理')?.action.confirm?.([]).title).toBe('签收处理：事件状态将变为“3”');
  });
});
