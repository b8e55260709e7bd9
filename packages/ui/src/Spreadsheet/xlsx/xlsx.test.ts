import { expect, it } from 'vitest';
import { readSpreadsheet } from '../readSpreadsheet.ts';
import type { SheetColumn } from '../SheetColumn.ts';
import { xlsxReader } from './xlsxReader.ts';
import { xlsxWriter } from './xlsxWriter.ts';
import { zipReader } from '../zip/zipReader.ts';
import { zipWriter } from '../zip/zipWriter.ts';

const words = { yes: '是', no: '否' };
const columns: SheetColumn[] = [
  { name: 'id', label: '编号', kind: 'text' },
  { name: 'person', label: '姓名', kind: 'text' },
  { name: 'card', label: '身份证号', kind: 'idcard' },
  { name: 'phone', label: '联系电话', kind: 'phone' },
  { name: 'age', label: '年龄', kind: 'integer' },
  { name: 'born', label: '出生日期', kind: 'date' },
  { name: 'seen', label: '走访时间', kind: 'datetime' },
  { name: 'state', label: '状态', kind: 'dict', options: [{ value: '0', label: '待核实' }] },
  { name: 'isOn', label: '启用', kind: 'switch' },
  { name: 'gridId', label: '网格', kind: 'ref' },
];
const row = {
  id: '1844674407370955161',
  person: '=SUM(A1)&"<b>"\u0001_x0041_',
  card: '11010119900307123X',
  phone: '013800001111',
  age: 36,
  born: '1990-03-07',
  seen: '2026-11-20 08:05:09',
  state: '0',
  isOn: 1,
  gridId: '7',
  gridIdName: '东街第一网格',
};

async function written(rows: Record<string, unknown>[]): Promise<ArrayBuffer> {
  const writer = await xlsxWriter(columns, '常住/人口', words);
  await writer.add(rows);
  return (await writer.finish()).arrayBuffer();
}

it('keeps text as text, numbers as numbers, dates as dates, and reads them back', async () => {
  const buffer = await written([
    row,
    {},
    { id: '-1', card: '110***********123X', born: '1990-**-**', age: '12345678901234567' },
  ]);
  const xml = await (await zipReader(buffer)).text('xl/worksheets/sheet1.xml');
  expect(xml).toContain('<c r="A2" t="inlineStr" s="1"><is><t xml:space="preserve">1844674407370955161</t>');
  expect(xml).toContain(
    '<c r="B2" t="inlineStr" s="1"><is>' +
      '<t xml:space="preserve">=SUM(A1)&amp;&quot;&lt;b&gt;&quot;_x0001__x005F_x0041_</t>',
  );
  expect(xml).toContain('<c r="E2" s="0"><v>36</v></c><c r="F2" s="4"><v>32939</v></c>');
  expect(xml).not.toContain('<f>');
  const [sheet] = await xlsxReader(buffer);
  expect(sheet?.name).toBe('常住 人口');
  const rows = (await sheet?.rows()) ?? [];
  expect(rows.map(({ number }) => number)).toEqual([1, 2, 4]);
  expect(rows[0]?.cells).toEqual(columns.map(({ label }) => label));
  expect(rows[1]?.cells).toEqual([
    row.id,
    row.person,
    row.card,
    row.phone,
    '36',
    '1990-03-07',
    '2026-11-20 08:05:09',
    '待核实',
    '是',
    '东街第一网格',
  ]);
  expect(rows[2]?.cells.slice(0, 6)).toEqual(['-1', '', '110***********123X', '', '12345678901234567', '1990-**-**']);
});

async function foreign(files: Record<string, string>): Promise<Blob> {
  const zip = zipWriter('application/zip');
  for (const [name, xml] of Object.entries(files)) {
    const entry = zip.open(name);
    await entry.write(xml);
    await entry.close();
  }
  return zip.finish();
}

it('reads other programs: shared and rich strings, styles, prefixes, hidden sheets, digits lost', async () => {
  const file = await foreign({
    'xl/workbook.xml':
      '<?xml version="1.0"?><x:workbook xmlns:x="m" xmlns:r="r"><x:sheets>' +
      '<x:sheet name="藏" sheetId="9" state="hidden" r:id="rId1"/>' +
      '<x:sheet name="人员 &amp; 房屋" sheetId="3" r:id="rId2"/></x:sheets></x:workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Type="t/worksheet" Target="worksheets/a.xml"/>' +
      '<Relationship Target="/xl/worksheets/b.xml" Type="t/worksheet" Id="rId2"/>' +
      '<Relationship Id="s" Type="t/sharedStrings" Target="sharedStrings.xml"/>' +
      '<Relationship Id="y" Type="t/styles" Target="styles.xml"/></Relationships>',
    'xl/worksheets/a.xml': '<worksheet/>',
    'xl/sharedStrings.xml':
      '<sst><si><t>张三</t></si><si/><si><r><t>红</t></r><r><t xml:space="preserve"> 字</t></r>' +
      '<rPh sb="0" eb="1"><t>hong</t></rPh></si></sst>',
    'xl/styles.xml':
      '<styleSheet><numFmts>' +
      '<numFmt numFmtId="180" formatCode="yyyy&quot;年&quot;m&quot;月&quot;"/>' +
      '<numFmt numFmtId="181" formatCode="[Red]0.00"/></numFmts><cellXfs><xf numFmtId="0"/>' +
      '<xf numFmtId="14"/><xf numFmtId="180"/><xf numFmtId="181"/></cellXfs></styleSheet>',
    'xl/worksheets/b.xml':
      '<?xml version="1.0"?>\n<x:worksheet xmlns:x="m"><x:sheetData><x:row r="3">' +
      '<x:c r="A3" t="s"><x:v>0</x:v></x:c><x:c r="C3" t="s"><x:v>2</x:v></x:c>' +
      '<x:c r="D3" s="1"><x:v>45296</x:v></x:c><x:c r="E3" s="2"><x:v>45296.5</x:v></x:c>' +
      '<x:c r="F3" s="3"><x:v>0.30000000000000004</x:v></x:c><x:c r="G3">' +
      '<x:v>1.10101199003071E+17</x:v></x:c><x:c r="H3" t="b"><x:v>1</x:v></x:c>' +
      '<x:c r="I3" t="str"><x:f>A1</x:f><x:v>&#20013;</x:v></x:c></x:row><x:row r="4"/>' +
      '<x:row r="5"><x:c r="A5" t="s"><x:v>1</x:v></x:c></x:row></x:sheetData></x:worksheet>',
  });
  const sheets = await readSpreadsheet(file);
  expect(sheets.map(({ name }) => name)).toEqual(['人员 & 房屋']);
  expect(await sheets[0]?.rows()).toEqual([
    {
      number: 3,
      cells: ['张三', '', '红 字', '2024-01-05', '2024-01-05 12:00:00', '0.3', '110101199003071000', 'TRUE', '中'],
      blurred: [6],
    },
  ]);
});

it('says why a file cannot be read', async () => {
  const codes: unknown[] = [];
  for (const bytes of [[], [0xd0, 0xcf, 0x11, 0xe0, 0], [0x50, 0x4b, 3, 4, 1, 2], [0x89, 0x50, 0x4e, 0x47, 0, 0]]) {
    codes.push(
      await readSpreadsheet(new Blob([new Uint8Array(bytes)])).catch(
        (error: unknown) => (error as { code: string }).code,
      ),
    );
  }
  expect(codes).toEqual(['empty', 'oldExcel', 'damaged', 'notTable']);
  await expect(readSpreadsheet(await foreign({ 'word/document.xml': '' }))).rejects.toMatchObject({ code: 'notTable' });
});

it('keeps what was added before it was called off', async () => {
  const writer = await xlsxWriter(columns, 'x', words);
  await writer.add([row]);
  const call = new AbortController();
  call.abort();
  await expect(writer.add([row, row], call.signal)).rejects.toMatchObject({ name: 'AbortError' });
  const [sheet] = await xlsxReader(await (await writer.finish()).arrayBuffer());
  expect(await sheet?.rows()).toHaveLength(writer.count() + 1);
});
