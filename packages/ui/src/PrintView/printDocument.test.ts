import { expect, it } from 'vitest';
import { printDocument, printRows, printStyle } from './printDocument.ts';
import type { SheetColumn } from '../Spreadsheet/SheetColumn.ts';

const columns: SheetColumn[] = [
  { name: 'a', label: '姓<名>', kind: 'text' },
  { name: 'n', label: '人数', kind: 'integer' },
  { name: 's', label: '性别', kind: 'dict', options: [{ value: '1', label: '男' }] },
];
const facts = {
  title: '名"册" & <b>',
  lines: ['条件：状态为“在册”', '<i>'],
  foot: '第 %p 页，共 %n 页"}',
  number: '序号',
  language: 'zh-CN',
  paper: 'A4 landscape',
} as const;

it('repeats titles, numbers pages and lets no value become markup', () => {
  const html = printDocument(columns, facts);
  expect(html).toContain('<title>名&quot;册&quot; &amp; &lt;b&gt;</title>');
  expect(html).toContain('<th scope="col">姓&lt;名&gt;</th>');
  expect(html).toContain('<li>&lt;i&gt;</li>');
  expect(html).not.toMatch(/<(?:meta|style)|style=/);
  const style = printStyle(columns, facts);
  expect(style).toContain('@page{size:A4 landscape;');
  expect(style).toContain('content:"第 " counter(page) " 页，共 " counter(pages) " 页}"');
  expect(style).toContain('thead{display:table-header-group}');
  const narrow = printStyle(
    [
      { name: 'a', label: '1', kind: 'text', share: 1 },
      { name: 'b', label: '2', kind: 'text', share: 3 },
    ],
    { ...facts, isDense: true },
  );
  expect(narrow).toContain('col:nth-child(2){width:25.00%}');
  expect(narrow).toContain('font-size:7.5pt');
});

it('shows pictures and lines to sign on below the rows, where there are any', () => {
  const html = printDocument(columns, {
    ...facts,
    pictures: [{ link: '/files/a.png?"', label: '现场<1>' }],
    signatures: ['经办人：'],
  });
  expect(html).toContain('<img src="/files/a.png?&quot;" alt=""><figcaption>现场&lt;1&gt;</figcaption>');
  expect(html).toContain('<ul class="signatures"><li>经办人：</li></ul>');
  expect(printDocument(columns, facts)).not.toMatch(/class="(pictures|signatures)"/);
});

it('numbers rows by a field of theirs, and sums them up below', () => {
  expect(printRows(columns, [{ a: '甲', n: 3, rank: 1 }], 0, { yes: '是', no: '否' }, 'rank')).toContain(
    '<tr><td class="n">1</td><td>甲</td>',
  );
  expect(printDocument(columns, { ...facts, sums: { a: '合计', n: 7 } })).toContain(
    '<tfoot><tr><td></td><td>合计</td><td class="n">7</td><td></td></tr></tfoot></table>',
  );
  expect(printDocument(columns, facts)).not.toContain('<tfoot>');
});

it('writes rows as people read them', () =>
  expect(printRows(columns, [{ a: '<script>', n: 3, s: '1' }, {}], 10, { yes: '是', no: '否' })).toBe(
    '<tr><td class="n">11</td><td>&lt;script&gt;</td><td class="n">3</td><td>男</td></tr><tr>' +
      '<td class="n">12</td><td></td><td class="n"></td><td></td></tr>',
  ));
