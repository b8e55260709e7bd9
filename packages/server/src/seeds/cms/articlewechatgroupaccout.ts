import { articlewechatgroupaccout } from '@lattice/api/resources/cms/articlewechatgroupaccout';
import { demoRows } from '../../town/fill/demoRows.ts';
import { officeOf } from '../../town/places/offices.ts';

/** Start data of 微信群发账号 in the demo town. */
export const seed = demoRows(articlewechatgroupaccout, 2, ({ n }) => ({
  accountName: ['枫桥发布', '平安枫桥'][n],
  originalId: `gh_demo0000000${n + 1}`,
  wechatNo: ['fengqiao-fabu', 'pingan-fengqiao'][n],
  accountType: String(n + 1),
  appId: `wxdemo00000000000${n + 1}`,
  appSecret: 'to-be-set',
  token: 'to-be-set',
  encodingAesKey: null,
  isVerified: 1,
  principal: '枫桥镇人民政府',
  deptId: officeOf('general').id,
  monthQuota: n === 0 ? 30 : 4,
  isDefault: n === 0 ? 1 : 0,
  isEnabled: 1,
}));
