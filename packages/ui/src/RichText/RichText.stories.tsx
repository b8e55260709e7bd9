import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { RichText } from './RichText.tsx';
import { HOSTILE_PARTS, hostileDocuments } from '../fixtures/hostileDocuments.ts';
import { kitPattern, kitText } from '../fixtures/kitText.ts';
import { controlled } from '../fixtures/controlled.tsx';
import { drawnPicture } from '../preparePicture/fixtures/drawnPicture.ts';

/**
 * **Do** use it for notices and articles, and show them with HtmlView. **Do not** use it for remarks and descriptions
 * (TextArea): plain text can be searched, exported and compared.
 */
const meta: Meta<typeof RichText> = {
  component: RichText,
  render: controlled(RichText),
  args: { label: '通知正文', value: '', onChange: fn() },
};
export default meta;
type Story = StoryObj<typeof RichText>;

const body = () => screen.getByRole('textbox', { name: /通知正文/ });
const paste = (pasted: string | File) => {
  const data = new DataTransfer();
  if (typeof pasted === 'string') data.setData('text/html', pasted);
  else data.items.add(pasted);
  body().focus();
  body().dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
};

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    const first = await screen.findByRole('button', { name: kitText('标题') });
    await userEvent.tab();
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(screen.getByRole('button', { name: kitText('项目符号') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(body()).toHaveFocus());
    await userEvent.keyboard('检查消防通道');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<ul><li><p>检查消防通道</p></li></ul>'));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: kitText('项目符号') })).toHaveAttribute('aria-pressed', 'true'),
    );
  },
};

const word =
  '<html xmlns:o="x"><head><style>p{color:red}</style></head><body><!--[if gte mso 9]>' +
  '<xml>x</xml><![endif]--><p class="MsoNormal" style="font-family:宋体"><b>' +
  '<span lang="EN-US">东街<o:p></o:p></span></b>检查</p>' +
  '<p class="MsoListParagraph" style="mso-list:l0 level1">' +
  '<span style="mso-list:Ignore">1.<span>&nbsp;&nbsp;</span></span>出租房屋</p>' +
  '<p class="MsoListParagraph" style="mso-list:l0 level1">' +
  '<span style="mso-list:Ignore">2.</span>沿街商铺</p><img src="file:///c:/a.png">' +
  '<script>x()</script></body></html>';

export const PastedFromWord: Story = {
  play: async ({ args }) => {
    paste(word);
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        '<p><strong>东街</strong>检查</p><ol><li><p>出租房屋</p></li><li><p>沿街商铺</p></li></ol>',
      ),
    );
  },
};

/** Word with the head of its document: nothing of it is handed to the browser as markup, and its list is a list. */
export const PastedWithHead: Story = {
  play: async ({ args }) => {
    const parse = spyOn(DOMParser.prototype, 'parseFromString');
    paste(
      '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head>' +
        '<meta name=Generator content="Microsoft Word 15">' +
        '<link rel=File-List href="file:///C:/x/clip_filelist.xml"></head><body><!--StartFragment-->' +
        '<p class=MsoNormal>各村（社区）：</p><p class=MsoListParagraph style="mso-list:l0 level1 lfo1">' +
        '<![if !supportLists]><span style="mso-list:Ignore">1.<span>&nbsp;</span></span><![endif]>' +
        '<span>加强值守</span></p><p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><![if !supportLists]>' +
        '<span style="mso-list:Ignore">2.<span>&nbsp;</span></span><![endif]><span>排查隐患</span></p></body></html>',
    );
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        '<p>各村（社区）：</p><ol><li><p>加强值守</p></li><li><p>排查隐患</p></li></ol>',
      ),
    );
    // The sieve hands over markup that it answers for itself, which is no string.
    const given = parse.mock.calls.map(([html]: readonly unknown[]) => html);
    parse.mockRestore();
    await expect(given.filter((html) => typeof html === 'string' && /<(?:meta|link)\b/.test(html))).toEqual([]);
    await expect(screen.queryByText(kitPattern(/粘贴时没有保留/))).toBeNull();
  },
};

/** Headings, alignment, underline and raised signs stay; colours and pictures without words are told. */
export const PastedMarks: Story = {
  play: async ({ args }) => {
    paste(
      '<h1>标题</h1><p style="text-align:center">居中</p><p align="right">落款</p>' +
        '<p><u>下划线</u> m<sup>2</sup> <span style="color:red">红字</span></p>' +
        '<p><img src="https://img.example.com/a.jpg"></p>',
    );
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        '<h2>标题</h2><p align="center">居中</p><p align="right">落款</p><p><u>下划线</u> m<sup>2</sup> 红字</p>',
      ),
    );
    await expect(await screen.findByRole('status')).toHaveTextContent(kitText('文字颜色'));
    await expect(screen.getByRole('status')).toHaveTextContent(kitText('没有说明或不在网上的图片'));
  },
};

/** Sixty documents that try to act are pasted; nothing of them does, and what they lost is told. */
export const HostilePasted: Story = {
  play: async ({ args }) => {
    const hostile = fn();
    Object.assign(globalThis, { hostile });
    for (const text of hostileDocuments) paste(`<p>正文</p>${text}`);
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    await expect(body().querySelector(HOSTILE_PARTS)).toBeNull();
    await expect(await screen.findByRole('status')).toHaveTextContent(kitPattern(/粘贴时没有保留/));
    await expect(hostile).not.toHaveBeenCalled();
  },
};

export const PictureNeedsWords: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: kitText('插入图片') }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: kitPattern(/图片地址/) })).toHaveFocus());
    await userEvent.keyboard('/files/a.png{Enter}');
    const words = screen.getByRole('textbox', { name: kitPattern(/图片说明/) });
    await expect(words).toHaveAccessibleDescription(kitText('请用一句话说明图片内容'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(words, '东街路口{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining('alt="东街路口"')));
  },
};

/** A picture is pasted: it is sent, and goes in with words alone. */
export const PicturePasted: Story = {
  args: { upload: fn(async (file: File) => ({ link: '/files/pasted.png', name: file.name })) },
  play: async ({ args }) => {
    paste(await drawnPicture({ width: 30, height: 20, type: 'image/png', name: 'image.png' }));
    await userEvent.type(await screen.findByRole('textbox', { name: kitPattern(/图片说明/) }), '东街路口{Enter}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.stringContaining('<img src="/files/pasted.png" alt="东街路口">'),
      ),
    );
  },
};

const insertFile = async (file: File) => {
  await userEvent.click(screen.getByRole('button', { name: kitText('插入文件') }));
  const input = (await screen.findByRole('dialog')).querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('The window has no way to choose a file.');
  await userEvent.upload(input, file);
};

/** A file goes in as a link with its name; a video as a paragraph of its own, which is played where it is shown. */
export const FilesAsLinks: Story = {
  args: { upload: fn(async ({ name }: File) => ({ link: `/files/${name}`, name })) },
  play: async ({ args }) => {
    await insertFile(new File(['x'], '申请表.pdf', { type: 'application/pdf' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.stringMatching(/<a href="\/files\/申请表.pdf"[^>]*>申请表.pdf<\/a>/),
      ),
    );
    await insertFile(new File(['x'], '演练.mp4', { type: 'video/mp4' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.stringMatching(/<p><a href="\/files\/演练.mp4"[^>]*>演练.mp4<\/a><\/p>/),
      ),
    );
  },
};

/** A table is put in and filled by keys; a row and a column more, and it is gone again. */
export const TableByKeyboard: Story = {
  play: async ({ args }) => {
    const press = async (name: string) => {
      // Coming back to the tools leads to the one that was used last.
      const tool = await screen.findByRole('button', { name: kitText(name) });
      tool.focus();
      for (let n = 0; n < 5 && document.activeElement !== tool; n += 1) await userEvent.keyboard('{ArrowRight}');
      await expect(tool).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(body()).toHaveFocus());
    };
    await press('插入表格');
    await userEvent.keyboard('网格{Tab}户数');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.stringContaining('<table><tbody><tr><th><p>网格</p></th><th><p>户数</p></th>'),
      ),
    );
    await press('在下方加一行');
    await press('在右侧加一列');
    await waitFor(() =>
      expect([...body().querySelectorAll('tr')].map((row) => row.cells.length)).toEqual([4, 4, 4, 4]),
    );
    await press('删除表格');
    await waitFor(() => expect(body().querySelector('table')).toBeNull());
  },
};

const duty =
  '<table><tbody><tr><th colspan="2">值班</th></tr><tr><td>周一</td><td>周二</td></tr></tbody></table><p>上午</p>';

/** A table that a text came with stays when the text is changed, spans and all. */
export const KeepsTables: Story = {
  args: { value: duty },
  play: async ({ args }) => {
    await screen.findByText('周二');
    body().focus();
    await userEvent.keyboard('一周');
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    const [kept = ''] = (args.onChange as ReturnType<typeof fn<(value: string) => void>>).mock.lastCall ?? [];
    await expect(kept.replaceAll(/<\/?p>|一周/g, '')).toBe(duty.replaceAll(/<\/?p>/g, ''));
  },
};

export const Invalid: Story = {
  args: {
    isRequired: true,
    errorMessage: '请填写正文',
    value: '<script>x()</script><p onclick="x()">正文 <a href="javascript:x()">点我</a></p>',
  },
  play: async () => expect(body().querySelector('script, [onclick], a[href^="javascript"]')).toBeNull(),
};

export const Disabled: Story = { args: { isDisabled: true, value: '<p>正文</p>' } };

export const ReadOnly: Story = {
  args: { isReadOnly: true, value: '<h2>通知</h2><p>请于<strong>本周五</strong>前完成。</p>' },
};
