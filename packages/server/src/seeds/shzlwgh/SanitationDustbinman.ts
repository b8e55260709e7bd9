import { sanitationDustbinman } from '@lattice/api/resources/shzlwgh/SanitationDustbinman';
import { demoRows } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';
import { officeOf } from '../../town/places/offices.ts';

/** Start data of 环卫清运员 in the demo town. */
export const seed = demoRows(sanitationDustbinman, 30, ({ n, grid }) => ({
  workNo: `HW${String(n + 1).padStart(4, '0')}`,
  employer: '清溪环境服务有限公司',
  deptId: officeOf('sanitation').id,
  postType: (['1', '2', '2', '3', '4'] as const)[n % 5],
  workArea: grid.name,
  workShift: (['1', '2', '4'] as const)[n % 3],
  carId: n % 5 === 0 || n % 5 === 4 ? idOf('shzlwgh/SanitationCar', n % 14) : null,
  workState: n % 17 === 9 ? '2' : '1',
}));
