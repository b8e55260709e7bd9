import { expect, it } from 'vitest';
import { csvWriter } from '../csv/csvWriter.ts';
import { readSpreadsheet } from '../readSpreadsheet.ts';
import { shownText } from './sheetCell.ts';
import { xlsxWriter } from './xlsxWriter.ts';

const words = { yes: '是', no: '否' };
const column = { name: 'link', label: '附件地址', kind: 'text' } as const;
const signed = '/files/0f0f.pdf?s=lz1.a-b_c';

it.each([
  [signed, '0f0f.pdf'],
  [`${signed},${signed.replace('pdf', 'png')}`, '0f0f.pdf,0f0f.png'],
  [[signed, '说明'], '0f0f.pdf、说明'],
  [{ sample: signed }, '{"sample":"0f0f.pdf"}'],
  ['https://town.example/news/a.html?id=7', 'https://town.example/news/a.html?id=7'],
  ['/event/event?page=2', '/event/event?page=2'],
  ['材料齐全吗?见a/b.pdf', '材料齐全吗?见a/b.pdf'],
])('names a file of this site in place of its address: %j', (value, said) => {
  expect(shownText(column, { link: value }, words)).toBe(said);
});

it.each([
  ['csv', async () => csvWriter([column], words)],
  ['xlsx', async () => xlsxWriter([column], '附件', words)],
] as const)('writes no address into a file of kind %s', async (_, open) => {
  const writer = await open();
  await writer.add([{ link: signed }]);
  const [sheet] = await readSpreadsheet(await writer.finish());
  expect((await sheet?.rows())?.map(({ cells }) => cells)).toEqual([['附件地址'], ['0f0f.pdf']]);
});
