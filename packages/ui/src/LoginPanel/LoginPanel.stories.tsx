import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building2, Grid3x3, Smartphone } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx';
import { LoginPanel } from './LoginPanel.tsx';
import { kitPattern, kitText } from '../fixtures/kitText.ts';

const image = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="120" height="40" fill="#eee"/><text x="24" y="28" font-size="24" fill="#333">7K4P</text></svg>')}`;

/**
 * **Do** allow pasting and password managers, and say that signing in failed without saying which part was wrong. **Do
 * not** clear the account and password after a failure.
 */
export default {
  component: LoginPanel,
  parameters: { layout: 'fullscreen' },
  args: {
    logo: <Icon of={Grid3x3} size={56} />,
    name: { text: '网格化社会治理平台', lang: 'zh-CN' },
    otherName: { text: 'Grid Governance Platform', lang: 'en' },
    tools: (
      <LanguageSwitch
        languages={[
          { id: 'zh-CN', name: '中文' },
          { id: 'en-US', name: 'English' },
        ]}
        value="zh-CN"
        onChange={fn()}
      />
    ),
    captcha: { image, onRefresh: fn() },
    onSubmit: fn(async () => undefined),
  },
} satisfies Meta<typeof LoginPanel>;
type Story = StoryObj<typeof LoginPanel>;

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: kitPattern(/^账号/) })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(kitText('请输入密码'))).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard(' admin {Tab}secret{Tab}{Tab}7k4p{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ account: 'admin', password: 'secret', captcha: '7k4p' });
  },
};

export const Refused: Story = {
  args: { onSubmit: fn(() => Promise.reject(new Error('账号、密码或验证码不正确，请重新输入。'))) },
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('textbox', { name: kitPattern(/^账号/) }), 'admin');
    await userEvent.type(screen.getByLabelText(kitPattern(/^密码/)), 'wrong');
    await userEvent.type(screen.getByRole('textbox', { name: kitPattern(/^验证码/) }), '7k4p{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('不正确');
    await expect(screen.getByRole('textbox', { name: kitPattern(/^验证码/) })).toHaveValue('');
    await expect(screen.getByRole('textbox', { name: kitPattern(/^验证码/) })).toHaveFocus();
    await expect(screen.getByRole('textbox', { name: kitPattern(/^账号/) })).toHaveValue('admin');
    await expect(args.captcha?.onRefresh).toHaveBeenCalled();
  },
};

export const WithSocial: Story = {
  args: {
    notice: '登录已失效，请重新登录。登录后会回到刚才的页面。',
    socials: [
      { id: 'gov', label: '政务统一身份认证', icon: Building2 },
      { id: 'phone', label: '手机扫码', icon: Smartphone },
    ],
    onSocial: fn(),
  },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '政务统一身份认证' }));
    await expect(args.onSocial).toHaveBeenCalledWith('gov');
  },
};

export const ByPhone: Story = {
  args: {
    phone: {
      onSendCode: fn(async () => undefined),
      onSubmit: fn(() => Promise.reject(new Error('短信验证码不正确或已失效，请重新获取'))),
    },
  },
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('textbox', { name: kitPattern(/^账号/) }), 'kept');
    await userEvent.click(screen.getByRole('tab', { name: kitText('账号登录') }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('tab', { name: kitText('手机登录'), selected: true })).toHaveFocus();
    const form = within(screen.getByRole('form', { name: kitText('手机登录') }));
    await userEvent.click(form.getByRole('button', { name: kitText('获取验证码') }));
    await expect(form.getByText(kitText('请输入手机号码'))).toBeVisible();
    await userEvent.keyboard('138 0000 0001');
    await userEvent.type(form.getByRole('textbox', { name: kitPattern(/^验证码/) }), '7k4p{Enter}');
    await waitFor(() => expect(args.phone?.onSendCode).toHaveBeenCalledWith({ phone: '13800000001', captcha: '7k4p' }));
    await waitFor(() => expect(form.getByRole('textbox', { name: kitPattern(/^短信验证码/) })).toHaveFocus());
    await expect(form.getByText(kitPattern(/如果该手机号已登记/))).toBeVisible();
    await expect(form.getByRole('button', { name: kitPattern(/秒后可重新获取/) })).toBeVisible();
    await userEvent.keyboard('123456{Enter}');
    await expect(args.phone?.onSubmit).toHaveBeenCalledWith({ phone: '13800000001', code: '123456' });
    await expect(await form.findByRole('alert')).toHaveTextContent('已失效');
    await userEvent.click(screen.getByRole('tab', { name: kitText('账号登录') }));
    await expect(screen.getByRole('textbox', { name: kitPattern(/^账号/) })).toHaveValue('kept');
  },
};

const ground = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#274"/><circle cx="200" cy="160" r="120" fill="#8b5"/></svg>')}`;

export const OfATenant: Story = { args: { tenantName: '清河镇', background: ground } };

export const Phone: Story = {
  render: (args) => (
    <div style={{ maxWidth: 390 }}>
      <LoginPanel {...args} />
    </div>
  ),
};
