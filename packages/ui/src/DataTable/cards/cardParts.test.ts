import { expect, it } from 'vitest';
import { cardParts } from './cardParts.ts';
import type { DrawnKind } from '../columns/columnTracks.ts';
import type { DrawnColumn } from '../plannedColumn.ts';

const column = (id: string, kind: DrawnKind = 'text'): DrawnColumn<string> => ({
  id,
  header: id,
  kind,
  value: (row) => row,
});

it('puts the title first, the first tag beside it, two facts under it and folds the rest', () => {
  const columns = [
    column('sel', 'select'),
    column('no', 'index'),
    column('name'),
    column('phone'),
    column('state', 'tag'),
    column('day', 'date'),
    column('on', 'switch'),
    column('level', 'tag'),
    column('do', 'actions'),
  ];
  const parts = cardParts(columns, columns[2]);
  expect(parts.title?.id).toBe('name');
  expect(parts.status?.id).toBe('state');
  expect(parts.facts.map(({ id }) => id)).toEqual(['phone', 'day']);
  expect(parts.rest.map(({ id }) => id)).toEqual(['on', 'level']);
});

it('puts the columns that lead under the title, four at most, and folds pictures', () => {
  const leading = ['person', 'month', 'amount', 'way', 'day'].map((id) => ({ ...column(id), leads: true }));
  const columns = [column('no'), column('photo', 'image'), ...leading, column('remark')];
  const parts = cardParts(columns, columns[0]);
  expect(parts.facts.map(({ id }) => id)).toEqual(['person', 'month', 'amount', 'way']);
  expect(parts.rest.map(({ id }) => id)).toEqual(['photo', 'day', 'remark']);
  expect(cardParts([...columns.slice(0, 3), column('remark')], columns[0]).facts.map(({ id }) => id)).toEqual([
    'person',
    'remark',
  ]);
});

it('leaves yes and no under their header', () => {
  const columns = [column('name'), { ...column('blocked', 'tag'), needsHeader: true }, column('phone')];
  const parts = cardParts(columns, columns[0]);
  expect(parts.status).toBeUndefined();
  expect(parts.facts.map(({ id }) => id)).toEqual(['blocked', 'phone']);
});

it('puts the state of the row beside the title where a column is marked so', () => {
  const columns = [column('name'), column('source', 'tag'), { ...column('state', 'tag'), isStatus: true }];
  const parts = cardParts(columns, columns[0]);
  expect(parts.status?.id).toBe('state');
  expect(parts.facts.map(({ id }) => id)).toEqual(['source']);
});
