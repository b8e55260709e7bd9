import { describe, expect, it } from 'vitest';
import type { ReportColumn } from './ReportColumn.ts';
import { changeOf, rankedRows, sumsOf } from './reportRows.ts';

const columns: ReportColumn[] = [
  { name: 'who', label: 'who', as: 'text' },
  { name: 'events', label: 'events', isSummed: true },
  { name: 'way', label: 'way', as: 'number', isSummed: true },
];
const rows = [
  { id: '1', who: '李', events: 3, way: '0.1' },
  { id: '2', who: '安', events: null, way: '0.2' },
  { id: '3', who: '张', events: 7, way: 0 },
  { id: '4', who: '白', events: 3, way: '' },
];
const order = (by: string, isDown: boolean) =>
  rankedRows(rows, columns, { by, isDown }).map(({ row, rank }) => `${row.id}:${rank}`);

describe('rankedRows', () => {
  it('gives equal values the same place, and puts what has none last', () => {
    expect(order('events', true)).toEqual(['3:1', '1:2', '4:2', '2:4']);
    expect(order('events', false)).toEqual(['1:1', '4:1', '3:3', '2:4']);
  });

  it('orders names as people do', () => expect(order('who', false)).toEqual(['2:1', '4:2', '1:3', '3:4']));
});

describe('figures of a report', () => {
  it('add up what can be added', () => expect(sumsOf(rows, columns)).toEqual({ events: 13, way: 0.3 }));

  it('moved, where both are known', () => {
    const [first, second] = rows;
    expect(changeOf({ id: '1', way: 0.3 }, first, 'way')).toBe(0.2);
    expect(changeOf({ id: '1', events: 1 }, second, 'events')).toBeNull();
    expect(changeOf({ id: '1', events: 1 }, undefined, 'events')).toBeNull();
  });
});
