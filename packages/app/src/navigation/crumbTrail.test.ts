import { expect, it } from 'vitest';
import { crumbTrail } from './crumbTrail.ts';

it('names a group and its page of one name once', () => {
  const home = { label: '首页', href: '/wel/index' };
  expect(crumbTrail([home, { label: '流程管理' }, { label: '流程管理' }])).toEqual([home, { label: '流程管理' }]);
  const list = { label: '巡查任务', href: '/project/patrolTask' };
  expect(crumbTrail([home, { label: '巡查任务' }, list, { label: '巡查任务' }])).toEqual([
    home,
    list,
    { label: '巡查任务' },
  ]);
});
