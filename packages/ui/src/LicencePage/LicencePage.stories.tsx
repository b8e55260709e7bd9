import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { LicencePage } from './LicencePage.tsx';
import { kitText } from '../fixtures/kitText.ts';

/** **Do** show only the facts that the supplier needs. **Do not** show it to people who are signed in and working. */
export default {
  component: LicencePage,
  parameters: { layout: 'fullscreen' },
  args: {
    state: 'none',
    facts: [
      { label: '机器码', value: '7F3A-91C2-04BE-6D55' },
      { label: kitText('单位'), value: '东街街道办事处' },
    ],
    onGenerate: fn(async () => undefined),
    onUpload: fn(async () => undefined),
    onRegister: fn(async () => undefined),
    onStateChange: fn(),
    onLogin: fn(),
  },
} satisfies Meta<typeof LicencePage>;
type Story = StoryObj<typeof LicencePage>;

export const None: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: kitText('上传授权文件') })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.onGenerate).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.onStateChange).toHaveBeenCalledWith('online');
    const file = new File(['licence'], 'licence.lic');
    await userEvent.upload(screen.getByLabelText(kitText('授权文件')), file);
    await expect(args.onUpload).toHaveBeenCalledWith(file);
  },
};

/** The server has a licence already. */
export const Valid: Story = {
  args: { licence: 'valid', facts: [{ label: '有效期至', value: '2027-12-31' }] },
  play: async ({ args }) => {
    await expect(screen.getByRole('heading', { name: kitText('系统已授权') })).toBeVisible();
    await expect(screen.queryByText(/没有有效的授权/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: kitText('去登录') }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
};

export const Expired: Story = {
  args: { licence: 'expired', facts: [{ label: '有效期至', value: '2025-12-31' }] },
  play: async () => {
    await expect(screen.getByRole('heading', { name: kitText('授权已过期') })).toBeVisible();
    await expect(screen.queryByRole('button', { name: kitText('去登录') })).toBeNull();
  },
};

export const Online: Story = {
  args: {
    state: 'online',
    onRegister: () =>
      Promise.reject(new Error('无法连接授权中心，因此没有取得授权。请检查服务器的网络，或改用授权文件。')),
  },
  play: async () => {
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('无法连接授权中心');
  },
};

export const Complete: Story = {
  args: {
    state: 'complete',
    facts: [
      { label: '单位', value: '东街街道办事处' },
      { label: '有效期至', value: '2027-12-31' },
    ],
  },
  play: async ({ args }) => {
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
};
