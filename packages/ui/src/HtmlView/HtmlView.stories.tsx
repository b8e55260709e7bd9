import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { HOSTILE_PARTS, hostileDocuments } from '../fixtures/hostileDocuments.ts';
import { HtmlView } from './HtmlView.tsx';

/**
 * **Do** use it to show every text that people wrote in an editor. **Do not** insert such text into the page yourself,
 * not even when the server says it is clean.
 */
export default {
  component: HtmlView,
  args: {
    label: '通知',
    html:
      '<h2>关于开展消防安全检查的通知</h2><p>各网格：请于<strong>本周五</strong>前完成辖区检查。</p><ul><li>出租房屋</li>' +
      '<li>沿街商铺</li></ul>' +
      '<p>详见 <a href="https://www.gov.cn/">中国政府网</a>，或<a href="#contact">联系我们</a>。</p>',
  },
} satisfies Meta<typeof HtmlView>;
type Story = StoryObj<typeof HtmlView>;

export const Notice: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /消防安全/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '中国政府网' })).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByRole('link', { name: '联系我们' })).not.toHaveAttribute('target');
  },
};

export const Hostile: Story = {
  args: {
    html:
      '<style>body{display:none}</style><form action="/steal"><input name="q"></form>' +
      '<iframe src="/x"></iframe><img src="data:," onerror="document.title=1">' +
      '<p style="position:fixed" onclick="x()">正文 <a href="javascript:alert(1)">点我</a>，' +
      '<a href="ftp://files.example/a">旧地址</a>' +
      '<img src="ftp://files.example/a.png"></p>',
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText(/正文/)).toBeVisible());
    await expect(
      canvasElement.querySelector('style, form, input, iframe, [style], [onclick], [onerror], a[href], img[src]'),
    ).toBeNull();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('alt', '');
  },
};

/** Sixty documents that try to act; nothing of them does. */
export const HostileDocuments: Story = {
  args: { html: hostileDocuments.map((text, at) => `<p>第 ${at + 1} 份</p>${text}`).join('') },
  render: () => (
    <>
      {hostileDocuments.map((text, at) => (
        <HtmlView key={text} label={`第 ${at + 1} 份`} html={`<p>第 ${at + 1} 份</p>${text}`} />
      ))}
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const hostile = fn();
    Object.assign(globalThis, { hostile });
    await waitFor(() => expect(canvas.getAllByText(/^第 \d+ 份$/)).toHaveLength(hostileDocuments.length));
    await expect(canvasElement.querySelector(`p ~ :is(${HOSTILE_PARTS})`)).toBeNull();
    await expect(hostile).not.toHaveBeenCalled();
  },
};

/** A video of this site that stands alone is played above its link; others, and those in a sentence, stay links. */
export const Video: Story = {
  args: {
    html:
      '<p><a href="/files/drill.mp4">消防演练.mp4</a></p><p>另见<a href="/files/drill.mp4">录像</a>。</p>' +
      '<p><a href="https://evil.example/a.mp4">别处.mp4</a></p><p><a href="javascript:hostile()//a.mp4">坏.mp4</a></p>' +
      '<p><a href="/files/b.mp4" onclick="hostile()"><img src=x onerror=hostile()>夹带.mp4</a></p>' +
      '<p><video src="/files/c.mp4" autoplay onloadstart=hostile()></video></p>',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: '消防演练.mp4' })).toBeVisible();
    const players = [...canvasElement.querySelectorAll('video')];
    await expect(players.map((one) => [one.getAttribute('src'), one.getAttribute('aria-label')])).toEqual([
      ['/files/drill.mp4#t=0.1', '消防演练.mp4'],
      ['/files/b.mp4#t=0.1', '夹带.mp4'],
    ]);
    await expect(players.every((one) => one.controls && !one.autoplay)).toBe(true);
    await expect(canvasElement.querySelector('[onclick], [onerror], [onloadstart]')).toBeNull();
  },
};

export const Table: Story = {
  args: {
    html:
      '<table><thead><tr><th>网格</th><th>户数</th></tr></thead><tbody><tr><td>东街</td><td>312</td>' +
      '</tr></tbody></table><blockquote>数据截至本月底。</blockquote>',
  },
};
