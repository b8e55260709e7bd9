import { describe, expect, test } from 'vitest';
import { full } from './fixtures/streets.ts';
import { visibleRows } from './tree.ts';
import { treeKey, treeTypeahead } from './treeKeys.ts';

describe('treeKey', () => {
  const rows = visibleRows(full, '');
  test.each([
    ['ArrowDown', '1', { kind: 'focus', key: '11' }],
    ['ArrowUp', '1', null],
    ['ArrowRight', '1', { kind: 'focus', key: '11' }],
    ['ArrowRight', '2', { kind: 'open', key: '2' }],
    ['ArrowRight', '3', null],
    ['ArrowLeft', '1', { kind: 'close', key: '1' }],
    ['ArrowLeft', '12', { kind: 'focus', key: '1' }],
    ['End', '1', { kind: 'focus', key: '3' }],
    ['Home', '3', { kind: 'focus', key: '1' }],
    ['Enter', '12', { kind: 'choose', key: '12' }],
    ['ArrowDown', null, { kind: 'focus', key: '1' }],
  ])('%s on %s', (pressed, current, move) => expect(treeKey(pressed, rows, current)).toEqual(move));

  test('letters go to the next match, round the end', () => {
    expect(treeTypeahead('城', rows, '1')).toEqual({ kind: 'focus', key: '2' });
    expect(treeTypeahead('城', rows, '2')).toEqual({ kind: 'focus', key: '1' });
    expect(treeTypeahead('城西', rows, '2')).toEqual({ kind: 'focus', key: '2' });
    expect(treeTypeahead('无', rows, '2')).toBeNull();
  });
});
