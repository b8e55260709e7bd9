import { expect, test } from 'vitest';
import { filesOf, linksOf } from './fileLinks.ts';

test('links become files and files links', () => {
  const files = filesOf('/files/8f0a.pdf, https://a.cn/b.PNG?x=1,/files/9', { '/files/9': '方案.docx' }, '附件');
  expect(files.map(({ name }) => name)).toEqual(['附件 1.pdf', '附件 2.PNG', '方案.docx']);
  expect(linksOf(files)).toBe('/files/8f0a.pdf,https://a.cn/b.PNG?x=1,/files/9');
  expect(filesOf('', {}, '附件')).toEqual([]);
});
