import { expect, it } from 'vitest';
import { csvReader, csvRows, separatorOf } from './csvReader.ts';
import { csvCell, csvWriter } from './csvWriter.ts';
import type { SheetColumn } from '../SheetColumn.ts';

const text = (value: string) => csvCell({ kind: 'text', text: value });
const columns: SheetColumn[] = [
  { name: 'a', label: '姓名', kind: 'text' },
  { name: 'b', label: '欠款', kind: 'money' },
];

it('makes formulas inert and leaves numbers alone', () => {
  expect(['=1+1', '+1', '-1', '@x', '\t=1', ' =1', '＝1'].map(text)).toEqual([
    "'=1+1",
    "'+1",
    "'-1",
    "'@x",
    '"\'\t=1"',
    "' =1",
    "'＝1",
  ]);
  expect(text('\r=1')).toBe('"\'\r=1"');
  expect(csvCell({ kind: 'number', text: '-12.5', number: -12.5 })).toBe('-12.5');
  expect(text('say "a", b')).toBe('"say ""a"", b"');
});

it('writes with a byte order mark and reads the same back', async () => {
  const writer = csvWriter(columns, { yes: '是', no: '否' });
  const values = ['=cmd', '一,"二"\n三', '', ' 空格 ', '\t\t', "'它"];
  await writer.add(values.map((a) => ({ a, b: -1.5 })));
  const bytes = new Uint8Array(await (await writer.finish()).arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const rows = await csvReader(bytes).rows();
  expect(rows[0]?.cells).toEqual(['姓名', '欠款']);
  expect(rows.slice(1).map(({ cells }) => cells)).toEqual(values.map((a) => [a, '-1.5']));
});

it('reads GB18030 and UTF-16, tabs, semicolons and a declared separator', async () => {
  const gb = new Uint8Array([0xd0, 0xd5, 0xc3, 0xfb, 0x2c, 0xb5, 0xe7, 0xbb, 0xb0, 0x0d, 0x0a]);
  expect((await csvReader(gb).rows())[0]?.cells).toEqual(['姓名', '电话']);
  const utf16 = new Uint8Array([
    0xff,
    0xfe,
    ...'姓名\t电话\n'.split('').flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]),
  ]);
  expect((await csvReader(utf16).rows())[0]?.cells).toEqual(['姓名', '电话']);
  expect(separatorOf('a;b;"c,d,e"\n')).toBe(';');
  expect((await csvReader(new TextEncoder().encode('sep=;\r\na;b,c\r\n')).rows()).map(({ cells }) => cells)).toEqual([
    ['a', 'b,c'],
  ]);
});

it('numbers rows as a spreadsheet does and leaves blank ones out', async () => {
  expect(await csvRows('a,b\r\n\r\n"x\ny",\n"open', ',')).toEqual([
    { number: 1, cells: ['a', 'b'] },
    { number: 3, cells: ['x\ny', ''] },
    { number: 4, cells: ['open'] },
  ]);
  expect(await csvRows('a,', ',')).toEqual([{ number: 1, cells: ['a', ''] }]);
});
