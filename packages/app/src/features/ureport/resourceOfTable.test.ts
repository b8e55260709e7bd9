import { expect, it } from 'vitest';
import { resourceOfTable } from './resourceOfTable.ts';

it('finds the register of a table, with or without the name of its service', () => {
  const found = ['grid_gridmember', 'blade_dept', 'blade_user', 'blade_dict_biz', 'kpi_gridmemberbaseassess', 'far'];
  expect(found.map(resourceOfTable)).toEqual([
    'grid/gridmember',
    'blade-system/dept',
    'blade-user',
    'blade-system/dict-biz',
    'kpi/gridmemberbaseassess',
    undefined,
  ]);
});
