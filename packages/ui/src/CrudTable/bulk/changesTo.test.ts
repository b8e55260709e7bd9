import { describe, expect, it } from 'vitest';
import { changesTo } from './changesTo.ts';

const rows = [
  { id: '1', level: '1', isOpen: true },
  { id: '2', level: '2', isOpen: false },
  { id: '3', level: '', isOpen: null },
];

describe('Changes to many records', () => {
  it('leave out those that have the value already', () => {
    expect(changesTo(rows, 'level', '2', () => []).map(({ row, before }) => [row.id, before])).toEqual([
      ['1', '1'],
      ['3', ''],
    ]);
    expect(changesTo(rows, 'isOpen', false, () => []).map(({ row }) => row.id)).toEqual(['1']);
    expect(changesTo(rows, 'level', '', () => []).map(({ row }) => row.id)).toEqual(['1', '2']);
  });

  it('are judged with the rest of their record, by the rules of that field alone', () => {
    const rules = ({ level, isOpen }: Readonly<Record<string, unknown>>) => [
      { field: 'isOpen', message: 'elsewhere' },
      ...(level === '3' && isOpen === true ? [{ field: 'level', message: 'open' }] : []),
    ];
    expect(changesTo(rows, 'level', '3', rules).map(({ fault }) => fault)).toEqual(['open', '', '']);
  });
});
