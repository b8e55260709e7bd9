import { expect, it } from 'vitest';
import { mergeSpans } from './mergeSpans.ts';
import type { DrawnColumn } from '../plannedColumn.ts';
import { pairs } from '../../fixtures/pairs.ts';

const column = (merge: boolean): DrawnColumn<string> => ({
  id: 'a',
  header: '',
  kind: 'text',
  merge,
  value: (row) => row,
});
const never = () => false;

it('joins equal neighbours, and leaves empty ones apart', () =>
  expect(mergeSpans(['x', 'x', 'x', 'y', '', '', 'x', 'x'], [column(true), column(false)], never)).toEqual(
    pairs('3,1 0,1 0,1 1,1 1,1 1,1 2,1 0,1'),
  ));

it('ends a run where something stands between two rows', () => {
  const rows = [{ id: 1 }, { id: 2 }, { id: 3 }];
  const same: DrawnColumn<{ id: number }> = { id: 'a', header: '', kind: 'text', merge: true, value: () => 'x' };
  expect(mergeSpans(rows, [same], ({ id }) => id === 1)).toEqual([[1], [2], [0]]);
});

it('is nothing where no column merges', () => expect(mergeSpans(['x', 'x'], [column(false)], never)).toBeUndefined());
