import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Grid3x3, LockKeyhole } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { TopBar } from './TopBar.tsx';
import { BarButton } from './BarButton.tsx';
import { kitText } from '../fixtures/kitText.ts';

/** **Do** keep the tools few and give each a name. **Do not** put page actions here, or sign out without asking. */
export default {
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: {
    logo: <Icon of={Grid3x3} size={28} />,
    name: { text: '网格化社会治理平台', lang: 'zh-CN' },
    otherName: { text: 'Grid Governance Platform', lang: 'en' },
    homeHref: '#/',
    menu: 'wide',
    user: { name: '张三', account: 'zhangsan' },
    canSwitch: true,
    onToggleMenu: fn(),
    onNavigate: fn(),
    onAction: fn(),
    onSignOut: fn(async () => undefined),
    tools: (
      <>
        <BarButton label="锁屏" onPress={fn()}>
          <Icon of={LockKeyhole} />
        </BarButton>
        <BarButton label="通知">
          <Badge count={120} label="120 条未读">
            <Icon of={Bell} />
          </Badge>
        </BarButton>
      </>
    ),
  },
} satisfies Meta<typeof TopBar>;
type Story = StoryObj<typeof TopBar>;

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.onToggleMenu).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledWith('#/');
    await userEvent.keyboard('{Tab}{Tab}{Tab}');
    await expect(screen.getByRole('button', { name: kitText('账户：张三') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const first = await screen.findByRole('button', { name: kitText('控制台') });
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('switch');
    await expect(screen.getByRole('button', { name: kitText('账户：张三') })).toHaveFocus();
  },
};

export const Leaving: Story = {
  args: { canSwitch: false },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: kitText('账户：张三') }));
    await expect(await screen.findByRole('button', { name: kitText('个人信息') })).toBeVisible();
    await expect(screen.queryByRole('button', { name: /切换部门/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: kitText('退出登录') }));
    const question = within(await screen.findByRole('alertdialog', { name: kitText('退出登录？') }));
    await expect(args.onSignOut).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: kitText('退出登录') }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: kitText('账户：张三') })).toHaveFocus());
  },
};

export const LongText: Story = {
  args: {
    menu: 'drawer',
    name: { text: '某某省某某市某某区某某街道网格化社会治理综合服务平台', lang: 'zh-CN' },
    user: { name: '阿卜杜拉合曼·买买提' },
  },
  render: (args) => (
    <div style={{ width: 390 }}>
      <TopBar {...args} />
    </div>
  ),
};
