import { expect, it } from 'vitest';
import { mergeSecrets, separateSecrets } from './secretView.ts';

const firstView = { page: 1, size: 10, sort: [], filters: {} };
const view = {
  ...firstView,
  filters: { name: '王', phone: '13812345678' },
  where: {
    join: 'and' as const,
    conditions: [
      { field: 'age', operator: 'gt' as const, value: '60' },
      { field: 'idCard', operator: 'equal' as const, value: '110' },
    ],
  },
};

it('keeps values of sensitive fields out of the address and loses none', () => {
  const { open, secret } = separateSecrets(view, ['phone', 'idCard']);
  expect(JSON.stringify(open)).not.toMatch(/138|110/);
  expect(open.where?.conditions).toEqual([view.where.conditions[0]]);
  expect(mergeSecrets(open, secret)).toEqual(view);
});

it('takes conditions away where all are sensitive or none is left', () => {
  expect(
    separateSecrets(
      { ...view, where: { join: 'or', conditions: [view.where.conditions[1] as (typeof view.where.conditions)[0]] } },
      ['idCard'],
    ).open.where,
  ).toBeUndefined();
  expect(mergeSecrets(firstView, { filters: {} })).toEqual(firstView);
});
