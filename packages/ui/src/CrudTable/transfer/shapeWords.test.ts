import { expect, it } from 'vitest';
import type { CrudField } from '../CrudField.ts';
import { partNames } from './partNames.ts';
import { dictionaryCodes } from '../list/useList.ts';
import { type PartWords, shapeWords } from './shapeWords.ts';

const steps: CrudField = {
  name: 'steps',
  label: '处置步骤',
  kind: 'json',
  shape: {
    kind: 'rows',
    number: 'stepNo',
    fields: [
      { name: 'stepNo', label: '序号', kind: 'integer' },
      { name: 'title', label: '步骤名称', kind: 'text' },
      { name: 'limit', label: '时限', kind: 'integer', unit: '分钟' },
      { name: 'notify', label: '通知方式', kind: 'dict', dict: 'send_type' },
      { name: 'members', label: '组员', kind: 'refs', to: 'blade-user' },
      { name: 'must', label: '必须', kind: 'switch' },
      { name: 'sample', label: '样表', kind: 'file' },
    ],
  },
};
const rule: CrudField = {
  name: 'rule',
  label: '预警规则',
  kind: 'json',
  shape: { kind: 'record', fields: [{ name: 'level', label: '级别', kind: 'multidict', dict: 'level' }, steps] },
};
const receivers: CrudField = {
  name: 'receivers',
  label: '接收对象',
  kind: 'json',
  within: 'type',
  shape: { kind: 'ids', of: { 1: 'user', 2: 'dept' } },
};
const words: PartWords = {
  dictionaries: new Map([
    ['send_type', [{ value: '2', label: '短信' }]],
    ['level', [{ value: '1', label: '红色' }]],
  ]),
  yes: '是',
  no: '否',
  locale: 'zh',
};
const rows = [
  { stepNo: 1, title: '核实', limit: 30, notify: '2', must: 0, sample: '/files/a.pdf' },
  { stepNo: 2, title: '疏散', members: ['7', '8'] },
];

it('are a numbered line a row, with words instead of keys', () => {
  expect(shapeWords(steps, { steps: rows }, words)).toBe(
    '1. 核实；时限 30 分钟；通知方式 短信；必须 否\n2. 疏散；组员 7,8',
  );
  expect(shapeWords(steps, { steps: JSON.stringify(rows.slice(1)) }, { ...words, locale: 'en' })).toBe(
    '1. 疏散; 组员 7,8',
  );
  expect(shapeWords(steps, { steps: null }, words)).toBe('');
  expect(shapeWords(steps, { steps: '{' }, words)).toBe('');
});

it('are one line of an object, with rows inside of it below', () => {
  expect(shapeWords(rule, { rule: { level: ['1'], steps: [{ title: '核实' }] } }, words)).toBe(
    '级别 红色\n处置步骤：\n1. 核实',
  );
  expect(shapeWords(rule, { rule: {} }, words)).toBe('');
});

it('name what ids point to, by the register that the field beside says', async () => {
  const requested: string[] = [];
  const tree = (path: string) => ({
    children: async () => [],
    labels: async (ids: string[]) => {
      requested.push(`${path} ${ids.join()}`);
      return Object.fromEntries(ids.map((id) => [id, `${path}${id}`]));
    },
  });
  const fields = [rule, receivers];
  const named = await partNames(fields, { tree })([
    { id: '1', rule: { steps: rows }, type: '2', receivers: ['5'] },
    { id: '2', rule: { steps: [rows[1]] }, type: '1', receivers: ['6'] },
  ]);
  expect(named.map((row) => fields.map((field) => shapeWords(field, row, words).split('\n').at(-1)))).toEqual([
    ['2. 疏散；组员 blade-user7、blade-user8', 'dept5'],
    ['1. 疏散；组员 blade-user7、blade-user8', 'user6'],
  ]);
  expect(requested).toEqual(['blade-user 7,8', 'dept 5', 'user 6']);
});

it('need the dictionaries of what is inside', () =>
  expect(dictionaryCodes([rule, { name: 'a', label: '', kind: 'dict', dict: 'level' }])).toEqual([
    'level',
    'send_type',
  ]));
