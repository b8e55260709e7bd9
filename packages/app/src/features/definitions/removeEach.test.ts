import { expect, it } from 'vitest';
import { removeEach } from './removeEach.ts';

const requested: string[] = [];
const remove = async (rows: readonly string[]) => {
  requested.push(rows.join());
  if (rows.includes('b')) throw new Error('不存在');
};

it('asks once where nothing is refused, and for one row', async () => {
  expect(await removeEach(['a', 'c'], remove)).toEqual({ gone: ['a', 'c'], refused: [] });
  expect(await removeEach(['b'], remove)).toEqual({ gone: [], refused: [{ row: 'b', reason: '不存在' }] });
  expect(requested.splice(0)).toEqual(['a,c', 'b']);
});

it('goes on one by one where several are refused, and says which and why', async () => {
  expect(await removeEach(['a', 'b', 'c'], remove)).toEqual({
    gone: ['a', 'c'],
    refused: [{ row: 'b', reason: '不存在' }],
  });
  expect(requested.splice(0)).toEqual(['a,b,c', 'a', 'b', 'c']);
});
