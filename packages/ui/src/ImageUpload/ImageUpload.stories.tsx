import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { ImageUpload } from './ImageUpload.tsx';
import { kitText } from '../fixtures/kitText.ts';
import { drawnPicture } from '../preparePicture/fixtures/drawnPicture.ts';
import { controlled } from '../fixtures/controlled.tsx';

const drawing = URL.createObjectURL(
  new Blob(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><rect width="320" height="240" fill="#8fb8de"/><path d="M0 240 120 90l70 90 40-40 90 100z" fill="#4c7a4f"/></svg>',
    ],
    { type: 'image/svg+xml' },
  ),
);
const photo = (name: string) => drawnPicture({ width: 48, height: 32, type: 'image/png', name });

/**
 * **Do** use it for pictures that are looked at in the record. **Do not** use it for documents (Upload) or a portrait
 * (AvatarUpload).
 */
export default {
  component: ImageUpload,
  args: {
    label: '现场照片',
    value: '',
    onChange: fn(),
    upload: (file) => Promise.resolve({ link: `/files/${file.name}`, name: file.name }),
  },
  render: controlled(ImageUpload),
} satisfies Meta<typeof ImageUpload>;
type Story = StoryObj<typeof ImageUpload>;

export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByLabelText('现场照片', { selector: 'input' }), [
      await photo('一.png'),
      await photo('二.png'),
    ]);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('/files/一.png,/files/二.png'));
    await userEvent.click(canvas.getByRole('button', { name: kitText(`移除${kitText('图片 1')}`) }));
    await expect(args.onChange).toHaveBeenLastCalledWith('/files/二.png');
    await waitFor(() => expect(canvas.getByLabelText('现场照片', { selector: 'input' })).toHaveFocus());
  },
};

export const Refused: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.upload(
      canvas.getByLabelText('现场照片', { selector: 'input' }),
      [new File(['x'], '说明.pdf', { type: 'application/pdf' })],
      { applyAccept: false },
    );
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(kitText(`说明.pdf：${kitText('格式不支持，请用 ')}`)),
    );
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

let tries = 0;
export const FailsThenWorks: Story = {
  args: {
    onPendingChange: fn(),
    upload: (file) =>
      (tries += 1) === 1
        ? Promise.reject(new Error('网络中断'))
        : Promise.resolve({ link: `/files/${file.name}`, name: file.name }),
  },
  play: async ({ canvas, args }) => {
    tries = 0;
    await userEvent.upload(canvas.getByLabelText('现场照片', { selector: 'input' }), [await photo('现场.png')]);
    await expect(await canvas.findByText(/网络中断/)).toBeVisible();
    await waitFor(() => expect(args.onPendingChange).toHaveBeenLastCalledWith(1, 0));
    await userEvent.click(canvas.getByRole('button', { name: kitText('重新上传 现场.png') }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('/files/现场.png'));
    await expect(args.onPendingChange).toHaveBeenLastCalledWith(0, 0);
  },
};

export const Viewed: Story = {
  args: { value: drawing, isSingle: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(kitText('添加图片'))).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: kitText(`查看${kitText('图片 1')}`) })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: /现场照片/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: kitText(`查看${kitText('图片 1')}`) })).toHaveFocus();
  },
};

export const Sending: Story = {
  args: { upload: (_file, onProgress) => new Promise(() => onProgress?.(0.4)) },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('现场照片', { selector: 'input' }), [await photo('现场.png')]);
    await expect(await canvas.findByRole('progressbar', { name: kitText('正在上传 现场.png') })).toHaveAttribute(
      'value',
      '0.4',
    );
  },
};

/** On a phone the camera comes first, then the pictures that are there. */
export const OnAPhone: Story = {
  tags: ['judged'],
  beforeEach: () => {
    const real = window.matchMedia.bind(window);
    const spy = spyOn(window, 'matchMedia').mockImplementation((query) =>
      query === '(pointer: coarse)' ? Object.defineProperty(real('all'), 'media', { value: query }) : real(query),
    );
    return () => spy.mockRestore();
  },
  play: async ({ canvas, args }) => {
    const camera = canvas.getByLabelText(kitText('现场照片：拍照'), { selector: 'input' });
    await expect(camera).toHaveAttribute('capture', 'environment');
    await expect(canvas.getByText(kitText('拍照'))).toBeVisible();
    await expect(canvas.getByText(kitText('从相册选'))).toBeVisible();
    await userEvent.tab();
    await expect(camera).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByLabelText('现场照片', { selector: 'input' })).toHaveFocus();
    await userEvent.upload(camera, await drawnPicture({ width: 30, height: 20, name: 'image.jpg' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('/files/image.jpg'));
  },
};

export const ReadOnly: Story = { args: { value: drawing, isReadOnly: true } };
