import type { RegionSource } from '../RegionPicker/RegionSource.ts';
import type { FormField } from './FormField.ts';
import type { FormSources } from './FormSources.ts';
import type { FieldError, FormValues } from './FormValues.ts';

const divisions: Readonly<Record<string, readonly { code: string; name: string; isLeaf?: boolean }[]>> = {
  '': [{ code: '98', name: '云岚省' }],
  98: [{ code: '9801', name: '云岚市' }],
  9801: [{ code: '980102', name: '清溪区' }],
  980102: [{ code: '980102101', name: '枫桥镇', isLeaf: true }],
};
const regions: RegionSource = {
  children: (parent) => Promise.resolve(divisions[parent] ?? []),
  path: (code) => Promise.resolve(Object.values(divisions).flat().filter((one) => code.startsWith(one.code)).sort((a, b) => a.code.length - b.code.length)),
};
const grids = {
  children: (id: string) => Promise.resolve(id === '' ? [{ id: '1', title: '城东街道', hasChildren: true }] : [{ id: '11', title: '第一网格', hasChildren: false }, { id: '12', title: '第二网格', hasChildren: false }]),
  labels: (ids: string[]) => Promise.resolve(Object.fromEntries(ids.map((id) => [id, id === '12' ? '第二网格' : '第一网格']))),
};
const words: Readonly<Record<string, FormSources['options']>> = {
  school_type: () => Promise.resolve([{ value: '1', label: '小学' }, { value: '2', label: '初中' }]),
  sex: () => Promise.resolve([{ value: '1', label: '男' }, { value: '2', label: '女' }]),
  club: () => Promise.resolve(['书法', '合唱', '足球', '科技', '朗诵', '象棋'].map((label, at) => ({ value: String(at + 1), label }))),
  tag: () => Promise.resolve([{ value: '1', label: '一级', tone: 'critical' as const }, { value: '2', label: '二级', tone: 'warning' as const }]),
};

/** Where the stories of the form take choices from and send files to. */
export const sources: FormSources = {
  options: (dict) => words[dict]?.(dict) ?? Promise.reject(new Error(`No dictionary ${dict} in the stories.`)),
  tree: () => grids,
  regions,
  upload: (file) => Promise.resolve({ link: `/files/${file.name}`, name: file.name }),
  shapes: () => Promise.resolve([{ id: '1', name: '第一网格', geometry: { type: 'Polygon', coordinates: [[[113.6, 34.7], [113.64, 34.7], [113.64, 34.72], [113.6, 34.72], [113.6, 34.7]]] } }]),
};

/** A few fields. */
export const short: FormField[] = [
  { name: 'schoolName', label: '学校名称', kind: 'text', required: true, max: 50 },
  { name: 'phone', label: '联系电话', kind: 'phone', required: true, sensitive: 'phone' },
  { name: 'isKey', label: '是否重点', kind: 'switch' },
  { name: 'reason', label: '重点原因', kind: 'text', required: true, showIf: { field: 'isKey', in: [1] } },
  { name: 'students', label: '学生人数', kind: 'integer', min: 0, unit: '人' },
  { name: 'remark', label: '备注', kind: 'longtext', max: 200 },
];

/** The groups of the long form. */
export const groups = [{ key: 'base', label: '基本信息' }, { key: 'head', label: '负责人' }, { key: 'place', label: '位置' }, { key: 'text', label: '介绍与材料' }, { key: 'more', label: '专用输入' }];

const part = (group: string, fields: readonly Omit<FormField, 'group'>[]): FormField[] => fields.map((field) => ({ ...field, group }));

/** A field of every kind and of every input that may be asked for. */
export const long: FormField[] = [
  ...part('base', [
    { name: 'schoolName', label: '学校名称', kind: 'text', required: true },
    { name: 'schoolType', label: '学校类型', kind: 'dict', dict: 'school_type', required: true },
    { name: 'tags', label: '重点标签', kind: 'multidict', dict: 'tag' },
    { name: 'griddingId', label: '所属网格', kind: 'ref', to: 'grid/grid' },
    { name: 'nearIds', label: '相邻网格', kind: 'refs', to: 'grid/grid' },
    { name: 'founded', label: '建校日期', kind: 'date' },
    { name: 'checkedAt', label: '最近检查', kind: 'datetime' },
    { name: 'term', label: '开学月份', kind: 'month' },
    { name: 'openAt', label: '开门时间', kind: 'time' },
    { name: 'students', label: '学生人数', kind: 'integer', min: 0, unit: '人' },
    { name: 'area', label: '占地面积', kind: 'number', unit: '平方米' },
    { name: 'cost', label: '年度经费', kind: 'money' },
    { name: 'isKey', label: '是否重点', kind: 'switch' },
    { name: 'total', label: '累计投入', kind: 'computed', as: 'money' },
  ]),
  ...part('head', [
    { name: 'idCard', label: '身份证号', kind: 'idcard' },
    { name: 'birthday', label: '出生日期', kind: 'date', derive: 'idCard' },
    { name: 'sex', label: '性别', kind: 'dict', dict: 'sex', input: 'radio', derive: 'idCard' },
    { name: 'phone', label: '联系电话', kind: 'phone' },
    { name: 'site', label: '学校网站', kind: 'url' },
  ]),
  ...part('place', [
    { name: 'region', label: '行政区划', kind: 'region' },
    { name: 'lng', label: '经度', kind: 'lnglat', axis: 'lng' },
    { name: 'lat', label: '纬度', kind: 'lnglat', axis: 'lat' },
    { name: 'fence', label: '校园边界', kind: 'geometry', geomType: 'Polygon' },
  ]),
  ...part('text', [
    { name: 'about', label: '学校介绍', kind: 'richtext' },
    { name: 'remark', label: '备注', kind: 'longtext', max: 200 },
    { name: 'photos', label: '校园照片', kind: 'images' },
    { name: 'plan', label: '应急预案', kind: 'files' },
    { name: 'extra', label: '扩展信息', kind: 'json' },
  ]),
  ...part('more', [
    { name: 'stars', label: '安全评级', kind: 'integer', input: 'rating' },
    { name: 'share', label: '巡查完成率', kind: 'integer', input: 'slider', unit: '%' },
    { name: 'plate', label: '校车车牌', kind: 'text', input: 'plate' },
    { name: 'icon', label: '地图图标', kind: 'text', input: 'icon' },
    { name: 'colour', label: '图层颜色', kind: 'text', input: 'colour' },
    { name: 'face', label: '校长照片', kind: 'image', input: 'avatar' },
    { name: 'clubs', label: '开设社团', kind: 'multidict', dict: 'club', input: 'transfer' },
    { name: 'duties', label: '值班安排', kind: 'json', input: 'pairs' },
    { name: 'signed', label: '负责人签名', kind: 'longtext', input: 'signature' },
  ]),
];

const picture = URL.createObjectURL(new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><rect width="320" height="240" fill="#8fb8de"/><path d="M0 240 120 90l70 90 40-40 90 100z" fill="#4c7a4f"/></svg>'], { type: 'image/svg+xml' }));

/** A record of the long form. */
export const record = {
  schoolName: '城东第一小学', schoolType: '1', tags: '1,2', griddingId: '11', nearIds: '11,12', founded: '1958-09-01', checkedAt: '2026-11-20 08:05:09', term: '2026-09', openAt: '07:30:00',
  students: 1286, area: 12_500, cost: '180000.50', isKey: 1, total: '960000', idCard: '980***********1234', birthday: '1979-03-07', sex: '2', phone: '138****5678', site: 'https://school.example.cn/chengdong',
  region: '980102101', lng: '113.612345678901234', lat: '34.71', fence: { type: 'Polygon', coordinates: [[[113.61, 34.705], [113.62, 34.705], [113.62, 34.712], [113.61, 34.705]]] },
  about: '<p>创办于 <strong>1958 年</strong>，现有 32 个教学班。</p>', remark: '校门口早晚高峰拥堵，需协管。', photos: picture, plan: '/files/plan.pdf,/files/map.docx', extra: [{ floor: 4 }],
  stars: 4, share: 86, plate: '京A12345', icon: 'iconfont iconicon_setting', colour: '#16a34a', face: picture, clubs: '2,5', duties: [{ key: '周一', value: '王建国' }], signed: '',
};

const filled = (value: unknown) => value !== '' && value !== null && value !== undefined;

/** The rules of the stories: what is required is given, a mobile number has 11 digits. */
export const validateWith = (fields: readonly FormField[]) => (values: FormValues): FieldError[] => [
  ...fields.filter((field) => field.required === true && field.kind !== 'phone' && !filled(values[field.name]) && (field.showIf === undefined || field.showIf.in.includes(Number(values[field.showIf.field])))).map((field) => ({ field: field.name, message: `请输入${field.label}` })),
  ...(/^(1\d{10}|\d{3}\*{4}\d{4})$/.test(String(values.phone)) ? [] : [{ field: 'phone', message: '手机号码长度不为11位' }]),
];
