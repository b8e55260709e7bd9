import { describe, expect, it } from 'vitest';
import type { CrudAction, CrudMenu } from './CrudAction.ts';
import { partRows } from './actionJob.ts';
import { actionsAbove, actionsOfRow, rowActionOf } from './useActions.ts';

const approve: CrudAction = {
  id: 'approve',
  label: '通过',
  scope: ['row', 'batch'],
  isShown: (row) => row.kind !== 'draft',
  disabledReason: (row) => (row.status === '1' ? '已经通过' : undefined),
  run: async () => undefined,
};
const sync: CrudAction = { id: 'sync', label: '同步', scope: 'toolbar', run: async () => undefined };

describe('actions as data', () => {
  it('stand in each of their places', () => {
    expect(actionsAbove([approve, sync], 'batch')).toEqual([approve]);
    expect(actionsOfRow([approve, sync])).toEqual([approve]);
    expect(actionsAbove([approve, sync], 'toolbar')).toEqual([sync]);
  });

  it('stand under one button above the table, and one by one with a row', () => {
    const menu: CrudMenu = {
      id: 'moves',
      label: '流转',
      scope: 'batch',
      items: [approve, { ...approve, id: 'end', scope: 'batch' }],
    };
    expect(actionsAbove([menu, sync], 'batch')).toEqual([menu]);
    expect(actionsOfRow([menu, sync])).toEqual([approve]);
  });

  it('say with a row why they cannot be done, and stay away where they do not belong', () => {
    expect(rowActionOf(approve, { id: '1', status: '0' })).toEqual({ id: 'approve', label: '通过' });
    expect(rowActionOf(approve, { id: '1', status: '1' })).toEqual({
      id: 'approve',
      label: '通过',
      isDisabled: true,
      reason: '已经通过',
    });
    expect(rowActionOf(approve, { id: '1', kind: 'draft' })).toBeUndefined();
  });

  it('leave out the rows of a selection that they refuse', () => {
    const rows = [
      { id: '1', status: '0' },
      { id: '2', status: '1' },
      { id: '3', kind: 'draft' },
    ];
    expect(partRows(approve, rows, '不适用')).toEqual({
      able: [rows[0]],
      refused: [
        { id: '2', reason: '已经通过' },
        { id: '3', reason: '不适用' },
      ],
    });
  });
});
