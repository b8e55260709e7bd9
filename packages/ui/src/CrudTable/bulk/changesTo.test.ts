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

  it('are judged with the rest of their record, by what was right without the value', () => {
    const rules = ({ level, isOpen }: Readonly<Record<string, unknown>>) => [
      { field: 'name', message: 'always wrong' },
      ...(level === '3' && isOpen === true ? [{ field: 'level', message: 'open' }] : []),
      ...(level === '3' && isOpen === null ? [{ field: 'isOpen', message: 'say whether' }] : []),
    ];
    expect(changesTo(rows, 'level', '3', rules).map(({ fault }) => fault)).toEqual(['open', '', 'say whether']);
  });

  it('are refused for records that are closed', () => {
    const closed = ({ isOpen }: Readonly<Record<string, unknown>>) => (isOpen === true ? '' : 'closed');
    expect(changesTo(rows, 'level', '3', () => [], closed).map(({ fault }) => fault)).toEqual(['', 'closed', 'closed']);
  });
});
