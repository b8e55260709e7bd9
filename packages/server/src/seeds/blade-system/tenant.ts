import { dayFrom } from '@lattice/api/day';
import { tenant } from '@lattice/api/resources/blade-system/tenant';
import { demoRows } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';
import { officeOf } from '../../town/places/offices.ts';
import { workerAt } from '../../town/people/staff.ts';
import { pictureOf } from '../../town/texts.ts';

/** Start data of 租户 in the demo town. */
export const seed = demoRows(tenant, 2, ({ n, town }) => {
  return {
    tenantId: ['000000', '100001'][n],
    tenantName: ['枫桥镇人民政府', '石桥片区试点'][n],
    domainUrl: `https://t${n + 1}.fengqiao.example`,
    backgroundUrl: pictureOf('cover', n),
    linkman: workerAt(officeOf('general').id, n).name,
    contactNumber: '0990-6100100',
    address: '云岚市清溪区枫桥镇政府路3号',
    accountNumber: n === 0 ? -1 : 50,
    expireTime: n === 0 ? null : `${dayFrom(town.today, 400)} 00:00:00`,
    packageId: idOf('blade-system/tenant-package', n),
    datasourceId: null,
  };
});
