import { describe, expect, it } from 'vitest';
import type { RowAction } from '../DataTable/rowAction.ts';
import { splitMoves } from './splitMoves.ts';

const action = (id: string, more: Partial<RowAction> = {}): RowAction => ({ id, label: id, ...more });
const usual = [action('view'), action('edit'), action('delete', { tone: 'critical' })];
const ids = (actions: readonly RowAction[]) => splitMoves(actions).map((part) => part.map(({ id }) => id));

describe('the actions beside a viewed record', () => {
  it('are those of its row but for viewing, what destroys in the menu', () =>
    expect(ids([...usual, action('copy')])).toEqual([['edit', 'copy'], ['delete']]));

  it('begin with its own, and what has no room goes into the menu', () =>
    expect(ids([...usual, action('a'), action('b'), action('copy')])).toEqual([
      ['a', 'b', 'edit'],
      ['copy', 'delete'],
    ]));

  it('have what cannot be done now in the menu, where the reason stands', () =>
    expect(ids([...usual, action('a', { isDisabled: true, reason: '' })])).toEqual([['edit'], ['a', 'delete']]));

  it('are none where there are none', () => expect(ids([action('view')])).toEqual([[], []]));
});
