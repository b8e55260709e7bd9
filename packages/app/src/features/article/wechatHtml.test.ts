import { expect, it } from 'vitest';
import { wechatHtml } from './wechatHtml.ts';

type Node = Parameters<typeof wechatHtml>[0];

const text = (nodeValue: string): Node => ({ nodeType: 3, nodeName: '#text', nodeValue, childNodes: [] });
const element = (nodeName: string, attributes: Readonly<Record<string, string>>, ...childNodes: Node[]): Node => ({
  nodeType: 1,
  nodeName,
  nodeValue: null,
  childNodes,
  getAttribute: (name) => attributes[name] ?? null,
});

it('writes inline styles, full addresses, and links as words', () => {
  const root = element(
    'DIV',
    {},
    element(
      'P',
      { class: 'x', onclick: 'alert(1)' },
      element('MARK', {}, text('见 ')),
      text('<附件>'),
      element('A', { href: '/info/1' }, text('详情')),
    ),
    element('IMG', { src: '/files/a.png', alt: '广场' }),
  );
  const html = wechatHtml(root, 'https://town.example/cms');
  expect(html).toContain('>见 &lt;附件&gt;详情 (https://town.example/info/1)</p>');
  expect(html).toContain('<img src="https://town.example/files/a.png" alt="广场" style="display:block;');
  expect(html).not.toMatch(/class|onclick|<a|mark/);
});

it('leaves the link of a video, and no player', () => {
  const root = element(
    'DIV',
    {},
    element('P', {}, element('VIDEO', { src: '/files/a.mp4' }), element('A', { href: '/files/a.mp4' }, text('演练'))),
  );
  const html = wechatHtml(root, 'https://town.example/cms');
  expect(html).toContain('>演练 (https://town.example/files/a.mp4)</p>');
  expect(html).not.toContain('video');
});
