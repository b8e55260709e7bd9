import { expect, it } from 'vitest';
import { flowRoutes } from './flowRoutes.ts';

it('leads from a category to the form that its remark names', () => {
  const routes = flowRoutes([
    { dictKey: '1', dictValue: '请假流程', remark: 'leave' },
    { dictKey: '2', dictValue: '报销流程', remark: '' },
    { dictKey: '3', dictValue: '其他', remark: null },
  ]);
  expect([...routes]).toEqual([['flow_1', 'leave']]);
});
