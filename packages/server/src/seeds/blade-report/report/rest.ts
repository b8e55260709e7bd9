import { reportFile } from '@lattice/api/resources/blade-report/report/rest';
import { demoRows } from '../../../town/fill/demoRows.ts';

/** Start data of 报表 in the demo town. */
export const seed = demoRows(reportFile, 3, ({ n }) => ({
  name: ['事件月报', '网格员考核表', '人口统计表'][n] + '.xml',
  content: '<report><sheet name="1"/></report>',
}));
