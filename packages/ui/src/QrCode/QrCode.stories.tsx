import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { QrCode } from './QrCode.tsx';

/**
 * **Do** keep the text version: not everybody has a camera at hand. **Do not** put personal data or tokens into a code.
 */
export default {
  component: QrCode,
  args: { label: '扫码上报事件', value: 'https://town.example/report?grid=1024' },
} satisfies Meta<typeof QrCode>;
type Story = StoryObj<typeof QrCode>;

export const Address: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '扫码上报事件' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'https://town.example/report?grid=1024' })).toHaveFocus();
  },
};

export const PlainText: Story = { args: { label: '设备编号', value: 'CAM-0001-东街路口', size: 96 } };

export const WithoutText: Story = { args: { hasText: false, size: 240 } };
