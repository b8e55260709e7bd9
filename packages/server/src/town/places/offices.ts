import { communities } from './communities.ts';
import { idOf } from '../idOf.ts';
import { ROOT_DEPT } from '../rootDept.ts';

/** A department of the township's government. */
export interface Office {
  id: string;
  name: string;
  fullName: string;
  remark: string;
}

const names: readonly (readonly [key: string, name: string, remark: string])[] = [
  ['general', '党政办公室', '文电、会务、督查、保密'],
  ['party', '党群工作办公室', '组织、宣传、统战、群团'],
  ['peace', '平安建设办公室', '综治中心、网格管理、信访'],
  ['emergency', '应急管理办公室', '安全生产、防汛、消防'],
  ['social', '社会事务办公室', '民政、残联、退役军人、卫健'],
  ['building', '村镇建设办公室', '规划、房屋、市政'],
  ['farming', '农业农村办公室', '农业、林业、水利'],
  ['enforcement', '综合行政执法队', '市容、违建、油烟、噪声'],
  ['economy', '经济发展办公室', '企业服务、统计、就业'],
  ['finance', '财政所', '预算、农村三资'],
  ['police', '枫桥派出所', '治安、户籍'],
  ['justice', '枫桥司法所', '调解、社区矫正、法律服务'],
  ['market', '市场监督管理所', '食品、药品、特种设备'],
  ['health', '枫桥镇卫生院', '医疗、公共卫生'],
  ['sanitation', '环境卫生管理所', '清扫、清运、分类'],
  ['service', '便民服务中心', '窗口办事、预约'],
];

/** Keys of the departments. */
export type OfficeKey =
  | 'general'
  | 'party'
  | 'peace'
  | 'emergency'
  | 'social'
  | 'building'
  | 'farming'
  | 'enforcement'
  | 'economy'
  | 'finance'
  | 'police'
  | 'justice'
  | 'market'
  | 'health'
  | 'sanitation'
  | 'service';

/** The departments of the township's government, in order. */
export const offices: readonly Office[] = names.map(([, name, remark], n) => ({
  id: idOf('blade-system/dept', n),
  name,
  fullName: name.startsWith('枫桥') ? name : `枫桥镇${name}`,
  remark,
}));

/** Whether a text is the key of an office. */
export const isOfficeKey = (key: string): key is OfficeKey => names.some(([one]) => one === key);
/** The department of a key. */
export const officeOf = (key: OfficeKey): Office => offices[names.findIndex(([one]) => one === key)] as Office;

/** All departments as rows of 部门. */
export const deptRows: readonly Readonly<Record<string, unknown>>[] = [
  {
    id: ROOT_DEPT,
    parentId: null,
    ancestors: '0',
    deptName: '枫桥镇',
    fullName: '枫桥镇人民政府',
    deptCategory: '1',
    sort: 1,
  },
  ...offices.map(({ id, name, fullName, remark }, n) => ({
    id,
    parentId: ROOT_DEPT,
    ancestors: `0,${ROOT_DEPT}`,
    deptName: name,
    fullName,
    deptCategory: '2',
    sort: n + 1,
    remark,
  })),
  ...communities.map(({ deptId, name, isVillage }, n) => ({
    id: deptId,
    parentId: ROOT_DEPT,
    ancestors: `0,${ROOT_DEPT}`,
    deptName: name,
    fullName: `枫桥镇${name}${isVillage ? '村民委员会' : '居民委员会'}`,
    deptCategory: '2',
    sort: 50 + n,
    remark: `下辖十个网格`,
  })),
];
