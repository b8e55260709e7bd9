import { dayFrom } from '@lattice/api/day';
import { license } from '@lattice/api/resources/krd/license';
import { addressOf, licenceFile } from '../../town/records/demoFiles.ts';
import { demoRows } from '../../town/fill/demoRows.ts';

/** Start data of 系统授权 in the demo town. */
export const seed = demoRows(license, 1, ({ town }) => ({
  licenseNo: 'DEMO-0000',
  customerName: '枫桥镇人民政府',
  productName: '网格化治理平台',
  productVersion: 'V1.0',
  licenseType: '1',
  machineCode: null,
  licenseFile: addressOf(licenceFile),
  signature: null,
  issueTime: `${dayFrom(town.today, -100)} 00:00:00`,
  expireTime: `${dayFrom(town.today, 265)} 00:00:00`,
  maxUsers: 500,
  maxGrids: 200,
  modules: ['grid', 'event', 'source', 'project'],
  registerTime: `${dayFrom(town.today, -100)} 10:00:00`,
  status: '1',
}));
