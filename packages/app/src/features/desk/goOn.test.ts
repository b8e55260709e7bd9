import type { CrudAction, CrudRow } from '@lattice/ui/CrudTable';
import { describe, expect, it, vi } from 'vitest';
import { goOn, rowAfter } from './goOn.ts';

const rows: CrudRow[] = [{ id: '1' }, { id: '2' }, { id: '3' }];
const run = { report: () => undefined, signal: new AbortController().signal, values: {} };
const action = (id: string, more: Partial<CrudAction> = {}): CrudAction => ({
  id,
  label: id,
  scope: 'row',
  run: () => Promise.resolve(),
  ...more,
});

describe('rowAfter', () => {
  it('is the row below, the first one after the last, and none where nothing is left', () => {
    expect(rowAfter(rows, '1')?.id).toBe('2');
    expect(rowAfter(rows, '3')?.id).toBe('1');
    expect(rowAfter(rows.slice(0, 1), '1')).toBeUndefined();
  });
});

describe('goOn', () => {
  it('tells of one row that was done, in menus too, and of no other', async () => {
    const onDone = vi.fn<(row: CrudRow) => void>();
    const [single, menu, looked] = goOn(
      [
        action('agree'),
        { id: 'moves', label: 'moves', scope: 'batch', items: [action('refuse')] },
        action('look', { changesRows: false }),
      ],
      onDone,
    ) as [CrudAction, { items: CrudAction[] }, CrudAction];
    await single.run(rows.slice(0, 1), run);
    await menu.items[0]?.run(rows.slice(1, 2), run);
    await single.run(rows, run);
    await looked.run(rows.slice(0, 1), run);
    expect(onDone.mock.calls.map(([row]) => row.id)).toEqual(['1', '2']);
  });

  it('tells nothing of what was refused', async () => {
    const onDone = vi.fn<(row: CrudRow) => void>();
    const [refused] = goOn([action('agree', { run: () => Promise.reject(new Error('no')) })], onDone) as [CrudAction];
    await expect(refused.run(rows.slice(0, 1), run)).rejects.toThrow('no');
    expect(onDone).not.toHaveBeenCalled();
  });
});
