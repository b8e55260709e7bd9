import { abilities } from '@lattice/api/abilities';
import { user } from '@lattice/api/resources/blade-user';
import { article } from '@lattice/api/resources/cms/article';
import { event } from '@lattice/api/resources/event/event';
import { eventsupervise } from '@lattice/api/resources/event/eventsupervise';
import { roadinfo } from '@lattice/api/resources/source/roadinfo';
import { populationinfo } from '@lattice/api/resources/source/populationinfo';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CrudQuery } from '@lattice/ui/CrudTable';
import { session } from '../session/session.ts';
import { sourceOf } from './sourceOf.ts';

const { send } = vi.hoisted(() => ({
  send: vi.fn<(path: string, call: { method: string }, input: Record<string, string>) => Promise<unknown>>(),
}));
vi.mock('../session/transport.ts', () => ({ transport: { send } }));
vi.mock('../session/queryClient.ts', () => ({
  queryClient: {
    invalidateQueries: () => Promise.resolve(),
    fetchQuery: ({ queryFn }: { queryFn: () => Promise<unknown> }) => queryFn(),
  },
}));
vi.mock('@lingui/react/macro', () => ({ useLingui: () => ({}) }));
vi.mock('@lingui/core/macro', () => ({ t: String.raw }));
vi.mock('../base/errorText.ts', () => ({
  errorText: (error: unknown) => `说明：${error instanceof Error ? error.message : ''}`,
}));

const say = (text: string) => text;
const first = { page: 1, size: 10, sort: [], search: [] } as const;

describe('the source of a register', () => {
  beforeEach(() => {
    send.mockReset();
    session.abilities = abilities;
  });

  it('offers what the server announced, and nothing beyond the wire of BladeX otherwise', () => {
    expect(Object.keys(sourceOf(populationinfo, say))).toEqual([
      'page',
      'whole',
      'counts',
      'totals',
      'detail',
      'submit',
      'remove',
      'resolve',
      'restore',
      'reveal',
      'noteExport',
      'takesWhere',
    ]);
    session.abilities = [];
    expect(Object.keys(sourceOf(populationinfo, say))).toEqual(['page', 'detail', 'submit', 'remove', 'resolve']);
    session.abilities = ['reveal'];
    expect(sourceOf(event, say).reveal).toBeDefined();
  });

  it('finds what cells name in registers that answer a tree alone, such as roles', async () => {
    const node = (id: string, title: string, children: object[] = []) => ({ id, key: id, value: id, title, children });
    send.mockResolvedValue([node('1', '管理员', [node('2', '网格员')]), node('3', '专职网格员')]);
    const found = await sourceOf(user, say).resolve?.('roleId', ['网格员', '管理员 / 网格员', '镇长']);
    const ids = [...(found ?? [])].map(([name, hits]) => `${name}: ${hits.map(({ id }) => id).join(',')}`);
    expect(ids.toSorted()).toEqual(['管理员 / 网格员: 2', '网格员: 2', '镇长: '].toSorted());
  });

  it('asks for the fields that a list needs for its columns, where the server can', async () => {
    send.mockResolvedValue({ records: [], total: 0 });
    const { signal } = new AbortController();
    const fieldsAsked = async (columns?: readonly string[]) => {
      await sourceOf(event, say).page(first, signal, columns);
      return send.mock.lastCall?.[2].fields?.split(',');
    };
    expect(await fieldsAsked(['eventTitle'])).toEqual(
      expect.arrayContaining(['id', 'rev', 'eventTitle', 'eventStatus']),
    );
    expect(await fieldsAsked(['eventTitle'])).not.toContain('reportPhone');
    expect(await fieldsAsked()).toBeUndefined();
    session.abilities = [];
    expect(await fieldsAsked(['eventTitle'])).toBeUndefined();
  });

  it('reads whole rows by id, some at a time and in the order of the ids', async () => {
    send.mockImplementation((_path, _call, { id = '' }) =>
      Promise.resolve({
        records: id
          .split(',')
          .toSorted()
          .map((one) => ({ id: one })),
        total: 0,
      }),
    );
    const ids = Array.from({ length: 60 }, (_, at) => String(1000 - at));
    const rows = await sourceOf(populationinfo, say).whole?.(ids, new AbortController().signal);
    expect(rows?.map(({ id }) => id)).toEqual(ids);
    expect(send.mock.calls.map(([path, , { fields, id }]) => [path, fields, id?.split(',').length])).toEqual([
      ['source/populationinfo/page', undefined, 45],
      ['source/populationinfo/page', undefined, 15],
    ]);
  });

  it('reads one record from the list of a register that has no call for it', async () => {
    send.mockImplementation((_path, _call, { id }) =>
      Promise.resolve({ records: id === '7' ? [{ id }] : [], total: 0 }),
    );
    const { detail } = sourceOf(eventsupervise, say);
    expect(await detail?.('7')).toMatchObject({ id: '7' });
    expect(send.mock.lastCall?.[0]).toBe('event/eventsupervise/list');
    await expect(detail?.('8')).rejects.toThrow('可能已被删除');
    session.abilities = [];
    expect(sourceOf(eventsupervise, say).detail).toBeUndefined();
  });

  it('asks for one masked value below the path of its register, with the reason', async () => {
    send.mockResolvedValue({ value: '13812345678' });
    expect(await sourceOf(populationinfo, say).reveal?.('7', 'phone', '核实住址')).toBe('13812345678');
    expect(send.mock.calls.map(([path, call, question]) => [path, call.method, question])).toEqual([
      ['source/populationinfo/reveal', 'POST', { id: '7', field: 'phone', reason: '核实住址' }],
    ]);
  });

  it('says in words why a value is not shown', async () => {
    send.mockRejectedValue(new Error('没有权限'));
    await expect(sourceOf(populationinfo, say).reveal?.('7', 'phone', '核实住址')).rejects.toThrow('说明：没有权限');
  });

  it('finds the records of another register by their names, several where a name is not unique', async () => {
    send.mockImplementation((_path, _call, query) =>
      Promise.resolve({
        records:
          (query as { gridName_equal?: string }).gridName_equal === '一号网格'
            ? [
                { id: '5', gridName: '一号网格' },
                { id: '6', gridName: '一号网格' },
              ]
            : [],
        total: 0,
      }),
    );
    const found = await sourceOf(populationinfo, say).resolve?.('griddingId', ['一号网格', '没有的网格']);
    expect(found?.get('一号网格')?.map(({ id }) => id)).toEqual(['5', '6']);
    expect(found?.get('没有的网格')).toEqual([]);
    expect(new Set(send.mock.calls.map(([path]) => path))).toEqual(new Set(['grid/grid/page']));
  });

  it('reads the -1 of a BladeX server as no number, where there can be no negative one', async () => {
    send.mockImplementation((path) =>
      Promise.resolve(
        path.endsWith('detail')
          ? { id: '7', routeLength: -1, name: '-1' }
          : {
              records: [
                { id: '7', routeLength: -1 },
                { id: '8', routeLength: 2 },
              ],
              total: '2',
            },
      ),
    );
    const source = sourceOf(roadinfo, say);
    expect(await source.detail?.('7')).toEqual({ id: '7', routeName: '', routeLength: null, name: '-1' });
    expect((await source.page(first, new AbortController().signal)).records).toEqual([
      { id: '7', routeName: '', routeLength: null },
      { id: '8', routeName: '', routeLength: 2 },
    ]);
  });

  it('names the references of rows that came without names, all of a register in one question', async () => {
    send.mockImplementation((path) =>
      Promise.resolve(
        path === 'grid/grid/page'
          ? {
              records: [
                { id: '5', gridName: '一号网格' },
                { id: '6', gridName: '二号网格' },
              ],
              total: 2,
            }
          : {
              records: [
                { id: '1', title: '甲', griddingIds: '5,6' },
                { id: '2', title: '乙', griddingIds: '6,404' },
                { id: '3', title: '丙', griddingIds: '', deptId: '9', deptIdName: '综治办' },
              ],
              total: 3,
            },
      ),
    );
    const { records } = await sourceOf(article, say).page(first, new AbortController().signal);
    expect(records.map((row) => row.griddingIdsName)).toEqual(['一号网格、二号网格', '二号网格', undefined]);
    const requested = send.mock.calls.filter(([path]) => path === 'grid/grid/page');
    expect(requested.map(([, , query]) => (query as { id: string }).id)).toEqual(['404,5,6']);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('puts the question of a list into the words of the wire, and its switches into numbers', async () => {
    send.mockResolvedValue({ records: [], total: 0 });
    session.abilities = [];
    const source = sourceOf(populationinfo, say);
    const question: CrudQuery = {
      page: 2,
      size: 20,
      sort: [{ id: 'name', desc: true }],
      search: [
        { field: 'name', operator: 'like', value: '王' },
        { field: 'createTime', operator: 'ge', value: '2026-01-01' },
      ],
      where: { join: 'or', conditions: [{ field: 'sex', operator: 'in', value: ['1', '2'] }] },
    };
    await source.page(question, new AbortController().signal);
    session.abilities = ['where'];
    await sourceOf(populationinfo, say).page(question, new AbortController().signal);
    await source.submit?.({ id: '7', isAttention: true });
    const requested = { current: 2, size: 20, descs: 'name', name: '王', createTime_dategt: '2026-01-01 00:00:00' };
    expect(send.mock.calls.map(([path, , input]) => [path, input])).toEqual([
      ['source/populationinfo/page', { ...requested, sex: '1,2' }],
      [
        'source/populationinfo/page',
        { ...requested, where: '{"join":"or","conditions":[{"field":"sex","operator":"in","value":"1,2"}]}' },
      ],
      ['source/populationinfo/submit', { id: '7', isAttention: 1 }],
    ]);
  });

  it('clears a value of a stored row with the empty text of the wire, and leaves a new row as it is', async () => {
    send.mockResolvedValue(true);
    await sourceOf(populationinfo, say).submit?.({ id: '7', birthday: null, name: '王' });
    await sourceOf(populationinfo, say).submit?.({ birthday: null });
    expect(send.mock.calls.map(([, , input]) => input)).toEqual([
      { id: '7', birthday: '', name: '王' },
      { birthday: null },
    ]);
  });

  it('lets a screen answer a call in its own way', () => {
    const page = async () => ({ records: [], total: 0 });
    const source = sourceOf(populationinfo, say, { page });
    expect(source.page).toBe(page);
    expect(source.takesWhere).toBeUndefined();
    expect(source.whole).toBeUndefined();
  });
});
