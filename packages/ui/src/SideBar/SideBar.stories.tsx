import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartColumn, Grid3x3, House, Settings } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SideBar } from './SideBar.tsx';

const meta: Meta<typeof SideBar> = {
  component: SideBar,
  parameters: { docs: { description: { component: '**Do** give every first-level entry an icon, and let the server send only what the user may see. **Do not** nest deeper than three levels, or rely on hiding entries for access control.' } } },
  args: {
    current: 'member',
    roles: ['admin'],
    onNavigate: fn(),
    onApproach: fn(),
    onClose: fn(),
    items: [
      { id: 'home', label: '首页', icon: House, href: '#/wel/index' },
      { id: 'grid', label: '网格管理', icon: Grid3x3, children: [
        { id: 'tree', label: '网格划分', href: '#/grid/grid' },
        { id: 'people', label: '网格队伍', children: [{ id: 'member', label: '网格员', href: '#/grid/member' }, { id: 'exam', label: '考核评分', href: '#/grid/exam' }] },
      ] },
      { id: 'report', label: '统计报表', icon: ChartColumn, href: 'https://example.com/report', isExternal: true },
      { id: 'system', label: '系统管理', icon: Settings, roles: ['administrator'], children: [{ id: 'user', label: '用户管理', href: '#/system/user' }] },
    ],
  },
  render: (args) => <div style={{ height: 420 }}><SideBar {...args} /></div>,
};
export default meta;
type Story = StoryObj<typeof SideBar>;

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText('系统管理')).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    const group = canvas.getByRole('button', { name: '网格管理' });
    await expect(args.onApproach).toHaveBeenLastCalledWith('#/wel/index');
    await expect(group).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: '网格划分' })).toHaveFocus());
    await expect(canvas.getByRole('link', { name: '网格员' })).toHaveAttribute('aria-current', 'page');
    await userEvent.keyboard('{Escape}');
    await expect(group).toHaveFocus();
    await expect(canvas.queryByRole('navigation', { name: '网格管理' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: '网格划分' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledWith('#/grid/member');
    await expect(canvas.queryByRole('navigation', { name: '网格管理' })).toBeNull();
  },
};

export const PanelOpen: Story = {
  play: async ({ canvas }) => {
    const group = canvas.getByRole('button', { name: '网格管理' });
    await userEvent.hover(group);
    await expect(canvas.queryByRole('navigation', { name: '网格管理' })).toBeNull();
    // The browser's own pointer rests somewhere, and may point at another entry meanwhile.
    await waitFor(async () => {
      await userEvent.unhover(group);
      await userEvent.hover(group);
      await expect(await canvas.findByRole('navigation', { name: '网格管理' }, { timeout: 500 })).toBeVisible();
    }, { timeout: 8000 });
    await expect(canvas.getByRole('link', { name: /统计报表/ })).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const Narrow: Story = {
  args: { variant: 'narrow' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '首页' })).toHaveAttribute('title', '首页');
    await userEvent.click(canvas.getByRole('button', { name: '网格管理' }));
    await expect(await canvas.findByRole('link', { name: '网格划分' })).toBeVisible();
  },
};

export const Drawer: Story = {
  args: { variant: 'drawer', isOpen: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('dialog', { name: '菜单' })).toBeVisible();
    const group = canvas.getByRole('button', { name: '网格管理' });
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    group.focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledWith('#/grid/grid');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Coming: Story = { args: { items: undefined } };

export const DidNotCome: Story = {
  args: { items: undefined, fault: { message: '无法连接服务器，请检查网络后重试。', onRetry: fn() } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('菜单没有加载完成');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.fault?.onRetry).toHaveBeenCalledOnce();
  },
};
