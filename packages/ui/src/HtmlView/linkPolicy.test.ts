import { expect, it } from 'vitest';
import { leaves, safeHref } from './linkPolicy.ts';

it.each([
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  ' JAVASCRIPT:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
])('refuses %j', (href) => expect(safeHref(href)).toBeNull());

it.each(['https://a.gov.cn/x', '/project/Volunteer?id=1', '#top', 'mailto:a@b.cn', 'tel:12345', '//cdn.gov.cn/x'])(
  'keeps %s',
  (href) => expect(safeHref(href)).toBe(href),
);

it('knows what leaves the site', () => {
  expect(leaves('https://www.gov.cn', 'town.local')).toBe(true);
  expect(leaves('//www.gov.cn/x', 'town.local')).toBe(true);
  expect(leaves('/notice/1', 'town.local')).toBe(false);
  expect(leaves('mailto:a@b.cn', 'town.local')).toBe(false);
});
