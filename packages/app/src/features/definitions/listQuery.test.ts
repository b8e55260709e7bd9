import type { CrudView } from '@lattice/ui/CrudTable';
import { expect, it } from 'vitest';
import { listQuery } from './listQuery.ts';

const firstView: CrudView = { page: 1, size: 10, sort: [], filters: {} };

it('asks for page, order and the filters that the list takes', () => {
  const view = {
    ...firstView,
    page: 2,
    sort: [
      { id: 'name', desc: false },
      { id: 'version', desc: true },
    ],
    filters: { name: '请假', mode: '', other: 'x' },
  };
  expect(listQuery(view, ['name', 'mode'])).toEqual({
    current: 2,
    size: 10,
    ascs: 'name',
    descs: 'version',
    name: '请假',
  });
});

it('says nothing of what nobody asked for', () => {
  expect(listQuery(firstView, ['name'])).toEqual({ current: 1, size: 10 });
});
