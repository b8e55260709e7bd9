import { sms } from '@lattice/api/resources/blade-resource/sms';
import { demoRows } from '../../town/fill/demoRows.ts';

/** Start data of 短信配置 in the demo town. */
export const seed = demoRows(sms, 2, ({ n }) => ({
  category: (['3', '4'] as const)[n],
  smsCode: ['notice', 'captcha'][n],
  templateId: `SMS_DEMO_${n + 1}`,
  accessKey: 'to-be-set',
  secretKey: 'to-be-set',
  regionId: null,
  signName: '枫桥镇',
  status: n === 0 ? '2' : '1',
}));
