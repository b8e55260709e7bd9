import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AvatarUpload } from './AvatarUpload.tsx';
import { kitPattern, kitText } from '../fixtures/kitText.ts';
import { controlled } from '../fixtures/controlled.tsx';
import { tabTo } from '../fixtures/tabTo.ts';

/** A portrait as a file of a real picture. */
async function portrait(): Promise<File> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [300, 200];
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#4c7a4f';
    context.fillRect(0, 0, 300, 200);
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return new File([blob ?? ''], '张三.png', { type: 'image/png' });
}

const sent = fn((file: File) => Promise.resolve({ link: URL.createObjectURL(file), name: file.name }));

/**
 * **Do** use it for the face of an account. **Do not** use it for evidence: it crops and shrinks the picture
 * (ImageUpload does not).
 */
export default {
  component: AvatarUpload,
  render: controlled(AvatarUpload),
  beforeEach: () => {
    sent.mockClear();
  },
  args: { label: '头像', value: '', onChange: fn(), upload: sent },
} satisfies Meta<typeof AvatarUpload>;
type Story = StoryObj<typeof AvatarUpload>;

export const Empty: Story = {};

export const CutByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByLabelText('头像', { selector: 'input' }), await portrait());
    const stage = await screen.findByRole('application', { name: kitPattern(/裁剪区域/) });
    await waitFor(() => expect(stage.clientWidth).toBeGreaterThan(100));
    await tabTo(stage);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Tab}');
    await expect(screen.getByRole('slider', { name: kitText('缩放') })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Tab}');
    await expect(screen.getByRole('button', { name: kitText('使用') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
    const file = sent.mock.calls[0]?.[0];
    await expect(file?.type).toBe('image/jpeg');
    await expect((await createImageBitmap(file ?? new Blob())).width).toBe(200);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Refused: Story = {
  play: async ({ canvas }) => {
    await userEvent.upload(
      canvas.getByLabelText('头像', { selector: 'input' }),
      new File([new Uint8Array(600 * 1024)], '大.png', { type: 'image/png' }),
    );
    await expect(canvas.getByText(kitText(`大.png：${kitText('超过 500 kB，请压缩后再传')}`))).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** A picture that cannot be shown is told, and nothing can be done with it. */
export const Broken: Story = {
  play: async ({ canvas }) => {
    await userEvent.upload(
      canvas.getByLabelText('头像', { selector: 'input' }),
      new File([new Uint8Array(64)], '坏.png', { type: 'image/png' }),
    );
    await expect(await screen.findByText(kitText('图片无法打开，请换一张'))).toBeVisible();
    await expect(screen.getByRole('button', { name: kitText('使用') })).toBeDisabled();
  },
};

export const Disabled: Story = { args: { isDisabled: true } };
