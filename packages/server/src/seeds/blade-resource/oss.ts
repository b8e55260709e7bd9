import { oss } from '@lattice/api/resources/blade-resource/oss';
import { demoRows } from '../../town/fill/demoRows.ts';

/** Start data of 对象存储 in the demo town. */
export const seed = demoRows(oss, 2, ({ n }) => ({
  category: (['1', '3'] as const)[n],
  ossCode: ['minio-demo', 'aliyun-demo'][n],
  endpoint: `https://oss${n + 1}.fengqiao.example`,
  bucketName: 'fengqiao',
  accessKey: 'to-be-set',
  secretKey: 'to-be-set',
  appId: null,
  region: null,
  status: '1',
  remark: '示例配置，未启用',
}));
