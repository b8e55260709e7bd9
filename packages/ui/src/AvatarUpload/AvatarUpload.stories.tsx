import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AvatarUpload } from './AvatarUpload.tsx';
import { kitPattern, kitText } from '../fixtures/kitText.ts';
import { controlled } from '../fixtures/controlled.tsx';
import { drawnPicture } from '../preparePicture/fixtures/drawnPicture.ts';
import { tabTo } from '../fixtures/tabTo.ts';

/** A portrait as a file of a real picture. */
const portrait = () => drawnPicture({ width: 300, height: 200, type: 'image/png', name: '张三.png' });

const sent = fn((file: File) => Promise.resolve({ link: URL.createObjectURL(file), name: file.name }));

/**
 * **Do** use it for the face of an account. **Do not** use it for evidence: it cuts the picture (ImageUpload shows it
 * whole).
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

/** A photo of a phone, above 500 kB, is cut like any other; what is sent is small. */
export const OfAPhone: Story = {
  tags: ['oneLanguage'],
  play: async ({ canvas }) => {
    const photo = await drawnPicture({ width: 1200, height: 900, isNoise: true });
    await expect(photo.size).toBeGreaterThan(500 * 1024);
    await userEvent.upload(canvas.getByLabelText('头像', { selector: 'input' }), photo);
    const use = await screen.findByRole('button', { name: kitText('使用') });
    await waitFor(() => expect(use).toBeEnabled());
    await userEvent.click(use);
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent.mock.calls[0]?.[0].size).toBeLessThanOrEqual(500 * 1024);
  },
};

/** What is no picture, and a picture that cannot be opened, is told at the field. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('头像', { selector: 'input' });
    await userEvent.upload(input, new File(['GIF89a'], '脸.png', { type: 'image/png' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(kitText(`脸.png：${kitText('格式不支持，请用 ')}`)),
    );
    await userEvent.upload(input, new File([Uint8Array.from([255, 216, 255, 0])], '坏.jpg', { type: 'image/jpeg' }));
    await expect(
      await canvas.findByText(kitText(`坏.jpg：${kitText('图片打不开，可能已损坏，请重新选择，或另存为 jpg 再传')}`)),
    ).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Disabled: Story = { args: { isDisabled: true } };
