import { esRecruitEnterprise } from '@lattice/api/resources/scentre/esRecruitEnterprise';
import { creditCode } from '../../town/creditCode.ts';
import { demoRows } from '../../town/fill/demoRows.ts';
import { employers } from '../../town/records/services.ts';
import { pictureOf } from '../../town/texts.ts';

/** Start data of 招聘企业 in the demo town. */
export const seed = demoRows(esRecruitEnterprise, 16, ({ n }) => {
  const enterpriseName = employers[n % employers.length] ?? '';
  return {
    enterpriseName,
    creditCode: creditCode(900 + n),
    nature: n % 5 === 4 ? '6' : '3',
    industry: (['C', 'C', 'F', 'H', 'G', 'E'] as const)[n % 6],
    scale: (['2', '3', '1'] as const)[n % 3],
    registerCapital: 50 + n * 60,
    email: `hr${n + 1}@company.example`,
    logo: pictureOf('icon', n),
    licenseImage: pictureOf('licence'),
    website: null,
    intro: `${enterpriseName}位于枫桥镇，为周边居民提供稳定岗位。`,
    status: n < 12 ? '1' : (['0', '2', '3', '1'] as const)[n % 4],
    auditRemark: n === 13 ? '营业执照照片不清晰。' : null,
  };
});
