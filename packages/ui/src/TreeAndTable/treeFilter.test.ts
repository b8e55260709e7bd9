import { describe, expect, it, vi } from 'vitest';
import { type CrudState, firstView } from '../CrudTable/CrudState.ts';
import type { CrudQuery, DataSource } from '../CrudTable/DataSource.ts';
import { chosenView, filtersBeside, sourceUnder, stateBeside } from './treeFilter.ts';

const stateWith = (filters: Record<string, string>) => {
  const change = vi.fn<CrudState['change']>();
  return { change, state: { view: { ...firstView, page: 4, filters }, change } };
};

const requested = (search: CrudQuery['search']): CrudQuery => ({ page: 1, size: 10, sort: [], search });
const named = { field: 'name', operator: 'like', value: '张' } as const;
const ofNode = { field: 'deptId', operator: 'in', value: ['12'] } as const;

describe('a tree beside a list', () => {
  it('keeps its choice in the view, where the list does not see it', () => {
    const { state } = stateWith({ deptId: '12', name: '张' });
    expect(stateBeside(state, 'deptId', filtersBeside(state.view.filters, 'deptId')).view.filters).toEqual({
      name: '张',
    });
  });

  it('keeps its choice when the list clears or changes its filters', () => {
    const { state, change } = stateWith({ deptId: '12', name: '张' });
    const beside = stateBeside(state, 'deptId', { name: '张' });
    beside.change({ filters: {}, page: 1 });
    expect(change).toHaveBeenLastCalledWith({ filters: { deptId: '12' }, page: 1 });
    beside.change({ page: 2 });
    expect(change).toHaveBeenLastCalledWith({ page: 2 });
  });

  it('leads to page 1 with another choice, and leaves the filters of the list', () => {
    const { state } = stateWith({ deptId: '12', name: '张' });
    expect(chosenView(state, 'deptId', '13')).toEqual({
      page: 1,
      open: undefined,
      filters: { name: '张', deptId: '13' },
    });
    expect(chosenView(state, 'deptId', '').filters).toEqual({ name: '张' });
  });

  it('asks the source for what belongs to the node, and changes nothing else of it', async () => {
    const page = vi.fn<DataSource['page']>(async () => ({ records: [], total: 0 }));
    const source = { page, remove: async () => true };
    const { signal } = new AbortController();
    await sourceUnder(source, 'deptId', '12').page(requested([]), signal, ['name']);
    expect(page).toHaveBeenLastCalledWith(requested([ofNode]), signal, ['name']);
    expect(sourceUnder(source, 'deptId', '12').remove).toBe(source.remove);
    expect(sourceUnder(source, 'deptId', '')).toBe(source);
  });

  it('exports what belongs to the node, opens rows to all below them and finds names anywhere', async () => {
    const questions: unknown[] = [];
    const source: DataSource = {
      page: async () => ({ records: [], total: 0 }),
      children: vi.fn<NonNullable<DataSource['children']>>(async () => [{ id: '121' }]),
      resolve: vi.fn<NonNullable<DataSource['resolve']>>(async () => new Map([['张', [{ id: '7', label: '张' }]]])),
      async *exportAll(query) {
        questions.push(query);
        yield [{ id: '1' }];
      },
    };
    const { signal } = new AbortController();
    const under = sourceUnder(source, 'deptId', '12');
    for await (const rows of under.exportAll?.(requested([named]), { signal }) ?? [])
      expect(rows).toEqual([{ id: '1' }]);
    expect(questions).toEqual([requested([named, ofNode])]);
    expect(await under.children?.('12', signal)).toEqual([{ id: '121' }]);
    expect(source.children).toHaveBeenCalledWith('12', signal);
    expect((await under.resolve?.('leader', ['张']))?.get('张')).toEqual([{ id: '7', label: '张' }]);
    expect(sourceUnder({ page: source.page }, 'deptId', '12').exportAll).toBeUndefined();
  });
});
