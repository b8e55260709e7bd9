import { expect, test } from 'vitest';
import type { SheetColumn } from '../Spreadsheet/SheetColumn.ts';
import { checkRows } from './checkRows.ts';
import { nameBook } from './nameBook.ts';
import { pageBackend } from './backend/pageBackend.ts';
import { readCell } from './readCell.ts';

const steps: SheetColumn = {
  name: 'steps',
  label: '处置步骤',
  kind: 'json',
  shape: {
    kind: 'rows',
    number: 'stepNo',
    columns: [
      { name: 'stepNo', label: '序号', kind: 'integer' },
      { name: 'title', label: '步骤名称', kind: 'text' },
      { name: 'content', label: '内容', kind: 'text' },
      { name: 'limit', label: '时限', kind: 'integer', units: ['分钟'] },
      { name: 'notify', label: '通知方式', kind: 'dict', options: [{ value: '2', label: '短信' }] },
      { name: 'leader', label: '组长', kind: 'user' },
      { name: 'members', label: '组员', kind: 'refs' },
      { name: 'must', label: '必须', kind: 'switch' },
    ],
  },
};

test('rows of words are read part by part, whatever marks stand inside of a text', () => {
  const text = '1. 核实；内容 先看；再报；时限 30 分钟；通知方式 短信；必须 否\n2. 疏散；内容 第一行\n  1. 第二行';
  expect(readCell(steps, text)).toEqual({
    value: [
      { title: '核实', content: '先看；再报', limit: 30, notify: '2', must: false },
      { title: '疏散', content: '第一行\n1. 第二行' },
    ],
  });
  expect(readCell(steps, '核实\n疏散')).toEqual({ value: [{ title: '核实' }, { title: '疏散' }] });
});

test('words in English are read, and JSON', () => {
  expect(readCell(steps, '1. Check; 时限 5 分钟; 必须 Yes')).toEqual({
    value: [{ title: 'Check', limit: 5, must: true }],
  });
  expect(readCell(steps, '[{"title":"核实"}]')).toEqual({ value: [{ title: '核实' }] });
});

test('a part that cannot be read is a fault of the cell', () => {
  expect(readCell(steps, '1. 核实；时限 很久')).toEqual({ fault: 'integer' });
  expect(readCell(steps, '1. 核实；通知方式 飞鸽')).toEqual({ fault: 'choice' });
  const record: SheetColumn = { ...steps, shape: { kind: 'record', columns: steps.shape?.columns ?? [] } };
  expect(readCell(record, '不知所云')).toEqual({ fault: 'parts' });
  expect(readCell(record, '步骤名称 核实；时限 1 分钟')).toEqual({ value: { title: '核实', limit: 1 } });
});

test('names inside of values become ids, each looked up by its part; an unknown one is a fault', async () => {
  const receivers: SheetColumn = {
    name: 'receivers',
    label: '接收对象',
    kind: 'json',
    shape: { kind: 'ids', within: 'type' },
  };
  const requested: string[] = [];
  const names = nameBook((key, some) => {
    requested.push(`${key} ${some.join()}`);
    const known = some.filter((name) => name !== '没有');
    return Promise.resolve(new Map(known.map((name) => [name, [{ id: `id of ${name}`, label: name }]])));
  });
  const columns = [{ name: 'type', label: '范围', kind: 'text' } as const, receivers, steps];
  const rows = [
    { type: '2', receivers: '综治办、司法所', steps: '1. 核实；组长 张三；组员 李四、王五' },
    { type: '1', receivers: '张三', steps: '1. 核实；组长 没有' },
  ].map((texts, at) => ({ number: at + 1, texts, blurred: [] }));
  const checked = await checkRows({ columns, validate: () => [], names }, rows, pageBackend, {
    signal: new AbortController().signal,
  });
  expect(checked.map(({ values }) => values)).toMatchObject([
    {
      receivers: ['id of 综治办', 'id of 司法所'],
      steps: [{ title: '核实', leader: 'id of 张三', members: ['id of 李四', 'id of 王五'] }],
    },
    { receivers: ['id of 张三'] },
  ]);
  expect(checked.map(({ problems }) => problems)).toEqual([{}, { steps: { fault: 'unknown' } }]);
  expect(requested.sort()).toEqual([
    'receivers.1 张三',
    'receivers.2 综治办,司法所',
    'steps.leader 张三,没有',
    'steps.members 李四,王五',
  ]);
});
