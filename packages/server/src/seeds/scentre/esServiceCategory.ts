import { esServiceCategory } from '@lattice/api/resources/scentre/esServiceCategory';
import { demoRows } from '../../town/fill/demoRows.ts';
import { officeOf } from '../../town/places/offices.ts';
import { pictureOf } from '../../town/texts.ts';

/** Start data of 服务类别 in the demo town. */
export const seed = demoRows(esServiceCategory, 8, ({ n }) => ({
  categoryName: ['社会保障', '医疗保险', '民政救助', '户籍证件', '住房建设', '农业农村', '企业登记', '法律服务'][n],
  categoryCode: `FW${String(n + 1).padStart(2, '0')}`,
  serviceObject: n === 6 ? '2,4' : '1',
  deptId: officeOf('service').id,
  icon: pictureOf('icon', n),
  isHot: n < 4 ? 1 : 0,
  description: '在便民服务中心窗口受理，可预约。',
  isEnabled: 1,
}));
