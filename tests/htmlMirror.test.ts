import { expect, it } from 'vitest';
import { htmlPolicy as ofContract } from '../packages/api/src/htmlPolicy.ts';
import { cleanHtml } from '../packages/server/src/table/write/cleanHtml.ts';
import { hostileDocuments } from '../packages/ui/src/fixtures/hostileDocuments.ts';
import { printDocument, printRows } from '../packages/ui/src/PrintView/printDocument.ts';
import { htmlPolicy as ofKit } from '../packages/ui/src/HtmlView/htmlPolicy.ts';
import { safeHref, safeSource } from '../packages/ui/src/HtmlView/linkPolicy.ts';

// The kit knows no contract, so the display has a list of its own for what the server stores; here they are held to
// each other.
const addresses = [
  'https://a.cn/x',
  'HTTP://a.cn',
  '//cdn.a.cn/x',
  '/files/1.png',
  '#top',
  'mailto:a@b.cn',
  'tel:12345',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  ' JAVASCRIPT:alert(1)',
  'java&#115;cript:x',
  'vbscript:x',
  'data:text/html,x',
  'data:image/png;base64,AA',
  'file:///etc/passwd',
  'ftp://a.cn',
  'blob:https://a.cn/1',
];
const decoded = (address: string) => address.replace('&#115;', 's');

it('keeps the same elements, attributes and schemes where text is stored and where it is shown', () => {
  expect(ofKit).toEqual(ofContract);
});

it.each(addresses)('judges the address %j alike on both sides', (address) => {
  expect(cleanHtml(`<a href="${address}">x</a>`).html.includes('href=')).toBe(safeHref(decoded(address)) !== null);
  expect(cleanHtml(`<img src="${address}" alt="">`).html.includes('src=')).toBe(safeSource(decoded(address)) !== null);
});

/** Elements, attributes of events and addresses that could do something, inside of tags. */
const ACTIVE = new RegExp(
  '</?(?:script|style|iframe|frame|object|embed|applet|base|meta|link|form|input|button|select|textarea|svg|math|' +
    'template|video|audio|marquee)\\b|<[^>]*\\s(?:on\\w+|style|srcdoc|srcset|formaction|background)\\s*=|' +
    '<[^>]*(?:script|data):',
  'i',
);

it('sixty hostile documents are stored without what acts, as text that stays so, and what they lost is told', () => {
  expect(hostileDocuments).toHaveLength(60);
  const found = hostileDocuments.map((text) => ({ text, ...cleanHtml(`<p>正文</p>${text}`) }));
  expect(found.filter(({ html }) => !html.startsWith('<p>正文</p>') || ACTIVE.test(html))).toEqual([]);
  expect(found.filter(({ html }) => cleanHtml(html).html !== html)).toEqual([]);
  expect(found.filter(({ removed }) => removed.length === 0)).toEqual([]);
});

it('sixty hostile documents stand on paper as words, in cells, titles, lines and names of pictures', () => {
  const columns = [{ name: 'content', label: hostileDocuments.join(''), kind: 'text' as const }];
  const words = { yes: '是', no: '否' };
  const rows = printRows(
    columns,
    hostileDocuments.map((content) => ({ content })),
    0,
    words,
  );
  const page = printDocument(columns, {
    title: hostileDocuments.join(''),
    lines: hostileDocuments,
    pictures: hostileDocuments.map((label) => ({ link: '/files/a.png', label })),
    signatures: hostileDocuments,
    number: '序号',
    language: 'zh-CN',
  });
  expect(rows.match(ACTIVE)).toBeNull();
  expect(page.replace('<img src="/files/a.png" alt="">', '').match(ACTIVE)).toBeNull();
});
