import { expect, it } from 'vitest';
import { csvReader, csvRows, separatorOf } from './csvReader.ts';
import { csvText } from './csvText.ts';
import { csvWriter } from './csvWriter.ts';
import type { SheetColumn } from '../SheetColumn.ts';

const text = (value: string, isWords = true) => csvText([[{ text: value, isWords }]]).replace(/\r\n$/, '');
const columns: SheetColumn[] = [
  { name: 'a', label: '姓名', kind: 'text' },
  { name: 'b', label: '欠款', kind: 'money' },
];

it('makes formulas inert and leaves numbers alone', () => {
  expect(['=1+1', '+1', '-1', '@x', '\t=1', ' =1', '＝1'].map((value) => text(value))).toEqual([
    "'=1+1",
    "'+1",
    "'-1",
    "'@x",
    '"\'\t=1"',
    "' =1",
    "'＝1",
  ]);
  expect(text('\r=1')).toBe('"\'\r=1"');
  expect(text('-12.5', false)).toBe('-12.5');
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
  expect(await csvRows('a,b\r\n\r\n"x\ny",\nlast', ',')).toEqual([
    { number: 1, cells: ['a', 'b'] },
    { number: 3, cells: ['x\ny', ''] },
    { number: 4, cells: ['last'] },
  ]);
  expect(await csvRows('a,', ',')).toEqual([{ number: 1, cells: ['a', ''] }]);
});

it('says that quotes do not match instead of reading rows as one cell', async () => {
  for (const harmed of ['a,b\n"open,1\n2,3', 'a,b\n"x"y,1\n2,3'])
    await expect(csvRows(harmed, ',')).rejects.toMatchObject({ code: 'damaged' });
  expect(await csvRows('5" pipe,b', ',')).toEqual([{ number: 1, cells: ['5" pipe', 'b'] }]);
});

it('reads large files in pieces, counts on, and can be called off', async () => {
  const large = Array.from({ length: 60_000 }, (_, at) => (at % 3 === 0 ? `"行\n${at}",x\n` : `${at},y\r\n`)).join('');
  const rows = await csvRows(large, ',');
  expect([rows.length, rows.at(-1)]).toEqual([60_000, { number: 60_000, cells: ['59999', 'y'] }]);
  expect(rows[59_997]?.cells).toEqual(['行\n59997', 'x']);
  const call = new AbortController();
  const reading = csvRows(large, ',', call.signal);
  call.abort();
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
});
