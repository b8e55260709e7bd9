import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Upload } from './Upload.tsx';
import { kitText } from '../fixtures/kitText.ts';
import { formatList } from '../formatList/formatList.tsx';
import { controlled } from '../fixtures/controlled.tsx';
import { tabTo } from '../fixtures/tabTo.ts';

const file = (name: string) => new File(['x'], name, { type: 'application/octet-stream' });

/**
 * **Do** state the file types and the size limit before staff choose. **Do not** use it for pictures alone
 * (ImageUpload) or a face (AvatarUpload).
 */
export default {
  component: Upload,
  render: controlled(Upload),
  args: {
    label: '附件',
    value: [],
    onChange: fn(),
    endings: ['.pdf', '.docx', '.png'],
    upload: ({ name }) => Promise.resolve({ link: `/files/${name}`, name }),
  },
} satisfies Meta<typeof Upload>;
type Story = StoryObj<typeof Upload>;

export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('附件', { selector: 'input' });
    await userEvent.upload(input, [file('通知.pdf'), file('木马.exe')], { applyAccept: false });
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith([{ link: '/files/通知.pdf', name: '通知.pdf' }]),
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      kitText(
        `木马.exe：${kitText(`格式不支持，请用 ${formatList(['.pdf', '.docx', '.png'], document.documentElement.lang)}`)}`,
      ),
    );
    await expect(canvas.getByRole('link', { name: '通知.pdf' })).toBeVisible();
  },
};

const two = ['一.pdf', '二.docx'].map((name) => ({ link: `/files/${name}`, name }));

export const OrderedByKeyboard: Story = {
  args: { value: two },
  play: async ({ canvas, args }) => {
    await tabTo(canvas.getByRole('button', { name: kitText('下移 一.pdf') }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([two[1], two[0]]);
    await tabTo(canvas.getByRole('button', { name: kitText('移除 二.docx') }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([two[0]]);
    await waitFor(() => expect(canvas.getByLabelText('附件', { selector: 'input' })).toHaveFocus());
  },
};

let tries = 0;
export const FailsThenWorks: Story = {
  args: {
    upload: ({ name }) =>
      (tries += 1) === 1
        ? Promise.reject(new Error('网络中断，请检查后重试'))
        : Promise.resolve({ link: `/files/${name}`, name }),
  },
  play: async ({ canvas, args }) => {
    tries = 0;
    await userEvent.upload(canvas.getByLabelText('附件', { selector: 'input' }), [file('台账.pdf')]);
    await expect(await canvas.findByText(/网络中断/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: kitText('重新上传 台账.pdf') }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith([{ link: '/files/台账.pdf', name: '台账.pdf' }]),
    );
  },
};

/** A film is played where its file is listed: under its name, with controls, and never by itself. */
export const Film: Story = {
  args: {
    value: [
      { link: '/files/drill.mp4', name: '消防演练.mp4' },
      { link: '/files/list.pdf', name: '签到表.pdf' },
    ],
    isReadOnly: true,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: '消防演练.mp4' })).toHaveAttribute('href', '/files/drill.mp4');
    const [player, ...others] = canvasElement.querySelectorAll('video');
    await expect(others).toEqual([]);
    await expect(player).toHaveAccessibleName('消防演练.mp4');
    await expect([player?.getAttribute('src'), player?.controls, player?.autoplay]).toEqual([
      '/files/drill.mp4#t=0.1',
      true,
      false,
    ]);
  },
};

export const ReadOnly: Story = { args: { value: two, isReadOnly: true } };

export const Invalid: Story = { args: { isRequired: true, errorMessage: '请上传处置凭证' } };
