import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { kitText } from '../fixtures/kitText.ts';
import { qrPicture } from '../QrCode/QrCode.tsx';
import { CodeScanner } from './CodeScanner.tsx';

const meta: Meta<typeof CodeScanner> = {
  component: CodeScanner,
  parameters: {
    docs: {
      description: {
        component:
          '**Do** show it after a press, beside a field in which the code can be typed. **Do not** open the camera ' +
          'before somebody asks for it.',
      },
    },
  },
  args: { label: '点位二维码', onCode: fn() },
};
export default meta;
type Story = StoryObj<typeof CodeScanner>;

/** A stream that shows a QR code, as the camera of a phone would. */
async function streamOf(text: string): Promise<MediaStream> {
  const picture = new Image();
  picture.src = qrPicture(text);
  await picture.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [480, 360];
  const drawing = canvas.getContext('2d')!;
  const draw = () => {
    drawing.fillStyle = 'white';
    drawing.fillRect(0, 0, 480, 360);
    drawing.drawImage(picture, 120, 60, 240, 240);
  };
  draw();
  const stream = canvas.captureStream(10);
  const timer = setInterval(() => {
    draw();
    if (stream.getTracks().every(({ readyState }) => readyState === 'ended')) clearInterval(timer);
  }, 100);
  return stream;
}

/** A code before the camera is told once. */
export const Reads: Story = {
  beforeEach: () => {
    const camera = spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(() => streamOf('patrolPoint:42'));
    return () => camera.mockRestore();
  },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onCode).toHaveBeenCalledWith('patrolPoint:42'), { timeout: 10_000 });
    await expect(args.onCode).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  beforeEach: () => {
    const camera = spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(
      new DOMException('no', 'NotAllowedError'),
    );
    return () => camera.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(kitText('浏览器没有允许使用相机：请在网站设置里允许，或输入编码')),
    ).toBeVisible();
  },
};

/** Over plain HTTP from another machine the browser opens no camera. */
export const Insecure: Story = {
  beforeEach: () => {
    const spy = spyOn(window, 'isSecureContext', 'get').mockReturnValue(false);
    return () => spy.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(kitText('浏览器只向 https 页面开放相机：请输入编码，或请管理员启用 HTTPS')),
    ).toBeVisible();
  },
};
