import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { codeStream } from '../fixtures/codeStream.ts';
import { kitText } from '../fixtures/kitText.ts';
import { CodeScanner } from './CodeScanner.tsx';

/**
 * **Do** show it after a press, beside a field in which the code can be typed. **Do not** open the camera before
 * somebody asks for it.
 */
export default {
  component: CodeScanner,
  args: { label: '点位二维码', onCode: fn() },
} satisfies Meta<typeof CodeScanner>;
type Story = StoryObj<typeof CodeScanner>;

/** A code before the camera is told once. */
export const Reads: Story = {
  beforeEach: () => {
    const camera = spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(() => codeStream('patrolPoint:42'));
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
  play: async ({ canvas }) =>
    expect(await canvas.findByText(kitText('浏览器没有允许使用相机：请在网站设置里允许，或输入编码'))).toBeVisible(),
};

/** Over plain HTTP from another machine the browser opens no camera. */
export const Insecure: Story = {
  beforeEach: () => {
    const spy = spyOn(window, 'isSecureContext', 'get').mockReturnValue(false);
    return () => spy.mockRestore();
  },
  play: async ({ canvas }) =>
    expect(
      await canvas.findByText(kitText('浏览器只向 https 页面开放相机：请输入编码，或请管理员启用 HTTPS')),
    ).toBeVisible(),
};
