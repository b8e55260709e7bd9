import { abilities } from '@lattice/api/abilities';
import { event } from '@lattice/api/resources/event/event';
import { roadinfo } from '@lattice/api/resources/source/roadinfo';
import { populationinfo } from '@lattice/api/resources/source/populationinfo';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../session/session.ts';
import { sourceOf } from './sourceOf.ts';

const { send } = vi.hoisted(() => ({ send: vi.fn<(path: string, call: { method: string }, input: Record<string, string>) => Promise<unknown>>() }));
vi.mock('../session/transport.ts', () => ({ transport: { send } }));
vi.mock('../queryClient.ts', () => ({ queryClient: { invalidateQueries: () => Promise.resolve() } }));
vi.mock('../errorText.ts', () => ({ errorText: (error: unknown) => `说明：${error instanceof Error ? error.message : ''}` }));

const say = (text: string) => text;

describe('the source of a register', () => {
  beforeEach(() => {
    send.mockReset();
    session.abilities = abilities;
  });

  it('offers what the server announced, and nothing beyond the wire of BladeX otherwise', () => {
    expect(Object.keys(sourceOf(populationinfo, say))).toEqual(['page', 'detail', 'submit', 'remove', 'resolve', 'restore', 'reveal', 'takesWhere']);
    session.abilities = [];
    expect(Object.keys(sourceOf(populationinfo, say))).toEqual(['page', 'detail', 'submit', 'remove', 'resolve']);
    session.abilities = ['reveal'];
    expect(sourceOf(event, say).reveal).toBeDefined();
  });

  it('asks for one masked value below the path of its register, with the reason', async () => {
    send.mockResolvedValue({ value: '13812345678' });
    expect(await sourceOf(populationinfo, say).reveal?.('7', 'phone', '核实住址')).toBe('13812345678');
    expect(send.mock.calls.map(([path, call, question]) => [path, call.method, question])).toEqual([['source/populationinfo/reveal', 'POST', { id: '7', field: 'phone', reason: '核实住址' }]]);
  });

  it('says in words why a value is not shown', async () => {
    send.mockRejectedValue(new Error('没有权限'));
    await expect(sourceOf(populationinfo, say).reveal?.('7', 'phone', '核实住址')).rejects.toThrow('说明：没有权限');
  });

  it('finds the records of another register by their names, several where a name is not unique', async () => {
    send.mockImplementation((_path, _call, query) => Promise.resolve({ records: (query as { gridName_equal?: string }).gridName_equal === '一号网格' ? [{ id: '5', gridName: '一号网格' }, { id: '6', gridName: '一号网格' }] : [], total: 0 }));
    const found = await sourceOf(populationinfo, say).resolve?.('griddingId', ['一号网格', '没有的网格']);
    expect(found?.get('一号网格')?.map(({ id }) => id)).toEqual(['5', '6']);
    expect(found?.get('没有的网格')).toEqual([]);
    expect(new Set(send.mock.calls.map(([path]) => path))).toEqual(new Set(['grid/grid/page']));
  });

  it('reads the -1 of a BladeX server as no number, where there can be no negative one', async () => {
    send.mockImplementation((path) => Promise.resolve(path.endsWith('detail') ? { id: '7', routeLength: -1, name: '-1' } : { records: [{ id: '7', routeLength: -1 }, { id: '8', routeLength: 2 }], total: '2' }));
    const source = sourceOf(roadinfo, say);
    expect(await source.detail?.('7')).toEqual({ id: '7', routeLength: null, name: '-1' });
    expect((await source.page({ current: 1, size: 10 }, new AbortController().signal)).records).toEqual([{ id: '7', routeLength: null }, { id: '8', routeLength: 2 }]);
  });

  it('lets a screen answer a call in its own way', () => {
    const page = async () => ({ records: [], total: 0 });
    const source = sourceOf(populationinfo, say, { page });
    expect(source.page).toBe(page);
    expect(source.takesWhere).toBeUndefined();
  });
});
