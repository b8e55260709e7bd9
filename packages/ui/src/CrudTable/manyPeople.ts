import type { FormSources } from '../Form/FormSources.ts';
import type { CrudField } from './CrudField.ts';
import type { CrudRow } from './DataSource.ts';

/** The fields of the people that the stories list. */
export const peopleFields: CrudField[] = [
  { name: 'name', label: '姓名', kind: 'text', required: true, search: true, list: true, max: 20 },
  { name: 'kind', label: '人员类别', kind: 'dict', dict: 'kind', required: true, search: true, list: true, tones: { 2: 'warning', 3: 'critical' } },
  { name: 'age', label: '年龄', kind: 'integer', min: 0, max: 130, search: true, list: true, inline: true },
  { name: 'phone', label: '联系电话', kind: 'phone', list: true, sensitive: 'phone' },
  { name: 'gridId', label: '所属网格', kind: 'ref', to: 'grid', search: true, list: true },
  { name: 'isKey', label: '重点关注', kind: 'switch', list: true, inline: true },
  { name: 'visited', label: '最近走访', kind: 'date', search: true, list: true },
  { name: 'address', label: '住址', kind: 'text', list: true, inline: true, max: 60 },
  { name: 'remark', label: '备注', kind: 'longtext', max: 200 },
];

const families = '王李张刘陈杨赵黄周吴徐孙马朱胡郭何高林罗'.split('');
const givens = ['建国', '秀英', '桂兰', '志强', '海燕', '小龙', '丽华', '伟', '婷', '子轩', '雨桐', '国栋', '春梅'];
const pick = <T>(from: readonly T[], at: number): T => from[at % from.length] as T;
const two = (n: number) => String(n).padStart(2, '0');

let made: CrudRow[] | undefined;

/** A hundred thousand people, the same ones each time. */
export function manyPeople(): readonly CrudRow[] {
  made ??= Array.from({ length: 100_000 }, (_, at) => ({
    id: String(at + 1), rev: 1, name: `${pick(families, at * 7)}${pick(givens, at * 11 + (at >> 4))}${at + 1}`, kind: String(1 + ((at * 13) % 3)), age: (at * 37) % 100, phone: `154****${String(at % 10_000).padStart(4, '0')}`,
    gridId: String(1 + (at % 9)), gridIdName: `第${1 + (at % 9)}网格`, isKey: at % 5 === 0 ? 1 : 0, visited: `2026-${two(1 + (at % 12))}-${two(1 + (at % 28))}`, address: `清溪大道${1 + (at % 300)}号`, remark: '',
  }));
  return made;
}

const grids = Array.from({ length: 9 }, (_, at) => ({ id: String(at + 1), title: `第${at + 1}网格`, hasChildren: false }));
const tree = { children: async (id: string) => (id === '' ? grids : []), labels: async (ids: string[]) => Object.fromEntries(grids.filter(({ id }) => ids.includes(id)).map(({ id, title }) => [id, title])) };
const kinds = [{ value: '1', label: '常住' }, { value: '2', label: '流动' }, { value: '3', label: '重点' }];

/** Where the stories take dictionaries and trees from. */
export const peopleSources: FormSources = { options: async () => kinds, tree: () => tree, upload: async () => ({ link: '/files/a.png', name: 'a.png' }) };

/** The rules of the stories' people. */
export const checkPerson = (values: Readonly<Record<string, unknown>>): { field: string; message: string }[] => [
  ...(String(values.name ?? '') === '' ? [{ field: 'name', message: '请输入姓名' }] : []),
  ...(Number(values.age) > 130 || Number(values.age) < 0 || Number.isNaN(Number(values.age)) ? [{ field: 'age', message: '年龄在 0 到 130 之间' }] : []),
];
