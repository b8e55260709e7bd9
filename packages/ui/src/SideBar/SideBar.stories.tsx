import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartColumn, Grid3x3, House, Settings } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SideBar } from './SideBar.tsx';
import { kitText } from '../fixtures/kitText.ts';

/**
 * **Do** give every first-level entry an icon, and let the server send only what the user may see. **Do not** nest
 * deeper than three levels, or rely on hiding entries for access control.
 */
export default {
  component: SideBar,
  args: {
    current: 'member',
    roles: ['admin'],
    onNavigate: fn(),
    onApproach: fn(),
    onClose: fn(),
    items: [
      { id: 'home', label: '首页', icon: House, href: '#/wel/index' },
      {
        id: 'grid',
        label: '网格管理',
        icon: Grid3x3,
        children: [
          { id: 'tree', label: '网格划分', href: '#/grid/grid' },
          {
            id: 'people',
            label: '网格队伍',
            children: [
              { id: 'member', label: '网格员', href: '#/grid/member' },
              { id: 'exam', label: '考核评分', href: '#/grid/exam' },
            ],
          },
        ],
      },
      { id: 'report', label: '统计报表', icon: ChartColumn, href: 'https://example.com/report', isExternal: true },
      {
        id: 'system',
        label: '系统管理',
        icon: Settings,
        roles: ['administrator'],
        children: [{ id: 'user', label: '用户管理', href: '#/system/user' }],
      },
    ],
  },
  render: (args) => (
    <div style={{ height: 420 }}>
      <SideBar {...args} />
    </div>
  ),
} satisfies Meta<typeof SideBar>;
type Story = StoryObj<typeof SideBar>;

/** Presses a key until it leads somewhere: the code that walks by keys comes with the first focus. */
const press = (key: string, then: () => HTMLElement) =>
  waitFor(async () => {
    if (document.activeElement !== then()) await userEvent.keyboard(key);
    await expect(then()).toHaveFocus();
  });

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText('系统管理')).toBeNull();
    await expect(canvas.getByRole('link', { name: '网格员' })).toHaveAttribute('aria-current', 'page');
    await userEvent.keyboard('{Tab}{Tab}');
    const group = canvas.getByRole('button', { name: '网格管理' });
    await expect(args.onApproach).toHaveBeenLastCalledWith('#/wel/index');
    await expect(group).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: '网格划分' })).toHaveFocus());
    await expect(canvas.getAllByRole('link', { name: '网格员' })).toHaveLength(2);
    await press('{Escape}', () => group);
    await expect(canvas.queryByRole('navigation', { name: '网格管理' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: '网格划分' })).toHaveFocus());
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledWith('#/grid/member');
    await expect(canvas.queryByRole('navigation', { name: '网格管理' })).toBeNull();
  },
};

const manyPages = Array.from({ length: 40 }, (_, at) => ({
  id: `page${at}`,
  label: `页面 ${at + 1}`,
  href: `#/page${at}`,
}));

export const ByArrows: Story = {
  play: async ({ canvas }) => {
    const home = canvas.getByRole('link', { name: '首页' });
    const group = canvas.getByRole('button', { name: '网格管理' });
    const link = (name: string | RegExp) => canvas.getByRole('link', { name });
    home.focus();
    await press('{ArrowDown}', () => group);
    await userEvent.keyboard('{End}');
    await expect(link(/统计报表/)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(home).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(home).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(link('网格划分')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(link('考核评分')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(group).toHaveFocus();
    await expect(canvas.queryByRole('navigation', { name: '网格管理' })).toBeNull();
  },
};

export const BesideItsEntry: Story = {
  args: {
    items: [
      ...Array.from({ length: 5 }, (_, at) => ({ id: `leaf${at}`, label: `入口 ${at + 1}`, href: `#/leaf${at}` })),
      { id: 'low', label: '下面的组', children: [{ id: 'one', label: '唯一的页面', href: '#/one' }] },
      { id: 'long', label: '很长的组', children: manyPages },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const low = canvas.getByRole('button', { name: '下面的组' });
    await userEvent.click(low);
    const link = await canvas.findByRole('link', { name: '唯一的页面' });
    await waitFor(() =>
      expect(Math.abs(link.getBoundingClientRect().top - low.getBoundingClientRect().top)).toBeLessThan(3),
    );
    const long = canvas.getByRole('button', { name: '很长的组' });
    await userEvent.click(long);
    const panel = await canvas.findByRole('navigation', { name: '很长的组' });
    const [box, bar] = [
      panel.getBoundingClientRect(),
      canvas.getByRole('navigation', { name: kitText('菜单') }).getBoundingClientRect(),
    ];
    await expect(box.top).toBeGreaterThanOrEqual(bar.top);
    await expect(box.bottom).toBeLessThanOrEqual(bar.bottom + 1);
    await expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight);
    await waitFor(() => expect(canvas.getByRole('link', { name: '页面 1' })).toHaveFocus());
    // Pinned by the press: pointing at another group changes nothing, a press beside the menu closes it.
    await userEvent.hover(low);
    await userEvent.unhover(low);
    await expect(panel).toBeVisible();
    await userEvent.click(canvasElement.ownerDocument.body);
    await waitFor(() => expect(canvas.queryByRole('navigation', { name: '很长的组' })).toBeNull());
  },
};

/** The scroll bar has the colours of the bar, not those of the page. */
export const ScrollBar: Story = {
  args: { items: manyPages },
  play: async ({ canvas }) => {
    const entry = canvas.getByRole('link', { name: '页面 1' });
    let scroller: Element | null = entry;
    while (scroller !== null && getComputedStyle(scroller).overflowY !== 'auto') scroller = scroller.parentElement;
    await expect(scroller).not.toBeNull();
    if (scroller !== null) await expect(getComputedStyle(scroller).scrollbarColor).not.toBe('auto');
  },
};

export const PanelOpen: Story = {
  play: async ({ canvas }) => {
    const group = canvas.getByRole('button', { name: '网格管理' });
    await userEvent.hover(group);
    await expect(canvas.queryByRole('navigation', { name: '网格管理' })).toBeNull();
    // The browser's own pointer rests somewhere, and may point at another entry meanwhile.
    await waitFor(
      async () => {
        await userEvent.unhover(group);
        await userEvent.hover(group);
        await expect(await canvas.findByRole('navigation', { name: '网格管理' }, { timeout: 500 })).toBeVisible();
      },
      { timeout: 8000 },
    );
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
    await expect(await canvas.findByRole('dialog', { name: kitText('菜单') })).toBeVisible();
    const group = canvas.getByRole('button', { name: '网格管理' });
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    group.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('button', { name: '网格队伍' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(group).toHaveFocus();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledWith('#/grid/grid');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Coming: Story = { args: { items: undefined } };

export const DidNotCome: Story = {
  args: { items: undefined, fault: { message: '无法连接服务器，请检查网络后重试。', onRetry: fn() } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(kitText('菜单没有加载完成'));
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.fault?.onRetry).toHaveBeenCalledOnce();
  },
};
