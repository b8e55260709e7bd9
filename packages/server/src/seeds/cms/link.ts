import { link } from '@lattice/api/resources/cms/link';
import { demoRows } from '../../town/fill/demoRows.ts';
import { officeOf } from '../../town/places/offices.ts';
import { pictureOf } from '../../town/texts.ts';

/** Start data of 友情链接 in the demo town. */
export const seed = demoRows(link, 8, ({ n }) => ({
  linkName: [
    '云岚市人民政府',
    '清溪区政务服务网',
    '国家反诈中心',
    '信访信息系统',
    '雪亮工程平台',
    '志愿服务网',
    '天气预报',
    '公共法律服务',
  ][n],
  linkType: (['1', '2', '4', '3', '3', '4', '4', '2'] as const)[n],
  linkUrl: `https://link${n + 1}.example.org`,
  logo: pictureOf('icon', n),
  position: (['1', '2', '1', '4'] as const)[n % 4],
  openMode: '2',
  deptId: officeOf('general').id,
  startDate: '2024-01-01',
  endDate: null,
  clickCount: 40 + ((n * 137) % 900),
  status: '1',
}));
