import { expect, it } from 'vitest';
import { cleanHtml } from './cleanHtml.ts';

it.each([
  ['<p>正文</p><script>alert(1)</script>', '<p>正文</p>', ['script']],
  ['<img src="/files/a.png" alt="图" onerror="x()">', '<img src="/files/a.png" alt="图" />', ['onerror']],
  ['<a href="javascript:alert(1)">点我</a>', '<a>点我</a>', ['javascript:']],
  ['<a href="java&#9;script:alert(1)">点我</a>', '<a>点我</a>', ['javascript:']],
  ['<svg onload=alert(1)><circle/></svg>外', '外', ['svg', 'circle']],
  ['<iframe src="/x">内</iframe>外', '外', ['iframe']],
  ['<form action="/steal"><input name="q">字</form>', '字', ['form', 'input']],
  ['<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>尾', '尾', ['math', 'mtext', 'style']],
])('cleans %j', (html, clean, removed) => {
  const found = cleanHtml(html);
  expect(found.html).toBe(clean);
  expect(found.removed).toEqual(expect.arrayContaining(removed));
});

it.each([
  '<h2>通知</h2><p>请于<strong>本周五</strong>前完成。</p><ul><li>出租房屋</li></ul>',
  '<table><tbody><tr><td colspan="2">甲</td></tr></tbody></table>',
  '<p>见 <a href="https://www.gov.cn/">网站</a>，<img src="/files/a.png" alt="" /></p>',
  '网格 &lt;一&gt; &amp; 二',
])('leaves %j as it is', (html) => {
  expect(cleanHtml(html)).toEqual({ html, removed: [] });
});

it('gives what it gave before when it cleans again', () => {
  const once = cleanHtml('<p>a<br>b & c <b><i>未闭合</p><x-y z=1>字').html;
  expect(cleanHtml(once)).toEqual({ html: once, removed: [] });
});
