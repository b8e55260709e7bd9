import { describe, expect, it } from 'vitest';
import { type CrudView, firstView } from '../CrudState.ts';
import {
  chosenView,
  isShown,
  openingView,
  readViews,
  savedView,
  withDefault,
  withView,
  withoutView,
  writeViews,
} from './views.ts';

const view: CrudView = {
  ...firstView,
  page: 4,
  sort: [{ id: 'name', desc: true }],
  filters: { name: '王', phone: '138', createTimeFrom: '2026-01-01' },
  where: {
    join: 'and',
    conditions: [
      { field: 'phone', operator: 'equal', value: '138' },
      { field: 'age', operator: 'gt', value: '60' },
    ],
  },
};
const kept = savedView('老人', view, ['phone']);

describe('saved views', () => {
  it('keep filters and order, never sensitive values', () =>
    expect(kept).toEqual({
      name: '老人',
      isDefault: false,
      sort: view.sort,
      filters: { name: '王', createTimeFrom: '2026-01-01' },
      where: { join: 'and', conditions: [{ field: 'age', operator: 'gt', value: '60' }] },
    }));

  it('are shown while a list says what they say', () => {
    const { sort, filters, where } = { ...firstView, ...chosenView(kept) };
    const open = { sort, filters, where };
    expect(isShown(kept, open)).toBe(true);
    expect(isShown(kept, { ...open, filters: { name: '王' } })).toBe(false);
    expect(isShown(kept, { ...open, sort: [] })).toBe(false);
  });

  it('keep the field of the groups', () => {
    const grouped = savedView('按网格', { ...view, group: 'gridId' }, ['phone']);
    expect(readViews(writeViews([grouped]))).toEqual([grouped]);
    expect(chosenView(grouped).group).toBe('gridId');
    expect(isShown(grouped, { ...firstView, ...chosenView(kept) })).toBe(false);
  });

  it('come back as they were written, and nonsense as nothing', () => {
    expect(readViews(writeViews([kept]))).toEqual([kept]);
    for (const text of [null, '3', '[1,{"name":2}]']) expect(readViews(text)).toEqual([]);
  });

  it('have one of a name and one default', () => {
    const views = withDefault(withView([kept], { ...kept, name: '全部' }), '老人');
    expect(views.map((one) => [one.name, one.isDefault])).toEqual([
      ['老人', true],
      ['全部', false],
    ]);
    expect(withView(views, { ...kept, filters: {} })[0]).toEqual({ ...kept, filters: {}, isDefault: true });
    expect(withoutView(views, '老人').map((one) => one.name)).toEqual(['全部']);
  });

  it('open a list that nobody has touched, and no other', () => {
    const views = withDefault([kept], '老人');
    expect(openingView(firstView, views, 50)).toMatchObject({ size: 50, filters: kept.filters });
    expect(openingView({ ...firstView, page: 2 }, views, 50)).toBeUndefined();
    expect(openingView(firstView, [kept], undefined)).toBeUndefined();
  });
});
