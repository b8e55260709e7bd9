import type { Meta, StoryObj } from '@storybook/react-vite';
import { Database, FileText, Grid3x3, History, House } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SideBar, type MenuNode, type SideBarProps } from './SideBar.tsx';
import { press } from '../fixtures/press.ts';

const leaf = (name: string): MenuNode => ({ id: name, label: name, icon: FileText, href: `#/${name}` });
const names = ['人口信息', '房屋信息', '出租房屋', '流动人口', '残疾人', '低保户', '优抚对象', '留守儿童', '空巢老人'];
const area = (group: string, from: number, to: number): MenuNode => ({
  id: group,
  label: group,
  children: names.slice(from, to).flatMap((name) => [leaf(name), leaf(`${name}变更`), leaf(`${name}统计`)]),
});
const menu: MenuNode[] = [
  { id: 'source', label: '基础数据', icon: Database, children: [area('人口房屋', 0, 4), area('重点人员', 4, 9)] },
  { id: 'grid', label: '网格管理', icon: Grid3x3, children: [leaf('网格员'), leaf('考核评分')] },
];
const copy = ({ id, ...node }: MenuNode, group: string): MenuNode => ({ ...node, id: `${group} ${id}`, of: id });

const arrange = fn();

/** A side bar with a page seen last, and the favourites that it tells of. */
function Own({ starred: first = [], onStar, ...rest }: SideBarProps) {
  const [starred, setStarred] = useState(first);
  const favourites: MenuNode[] =
    starred.length === 0
      ? []
      : [
          {
            id: 'starred',
            label: '收藏',
            isUnfolded: true,
            children: starred.map((id) => copy(leaf(id), 'starred')),
            arrange: { label: '整理收藏', run: arrange },
          },
        ];
  return (
    <div style={{ height: 640 }}>
      <SideBar
        {...rest}
        items={[
          { id: 'home', label: '首页', icon: House, href: '#/home' },
          { id: 'seen', label: '最近访问', icon: History, children: [copy(leaf('考核评分'), 'seen')] },
          ...favourites,
          ...menu,
        ]}
        starred={starred}
        onStar={(id, isOn) => {
          onStar?.(id, isOn);
          setStarred((before) => (isOn ? [...before, id] : before.filter((one) => one !== id)));
        }}
      />
    </div>
  );
}

export default {
  component: SideBar,
  title: 'SideBar/Favourites',
  args: { items: [], current: '网格员', starred: ['人口信息'], onStar: fn(), onNavigate: fn(), onClose: fn() },
  render: (args) => <Own {...args} />,
} satisfies Meta<typeof SideBar>;
type Story = StoryObj<typeof SideBar>;

/** Favourites stand on top; a star by mouse adds one, a star by keys takes one away and leaves the focus nearby. */
export const Favourites: Story = {
  play: async ({ canvas, args }) => {
    const favourites = within(canvas.getByRole('list', { name: '收藏' }));
    await userEvent.click(canvas.getByRole('button', { name: '网格管理' }));
    const panel = within(await canvas.findByRole('navigation', { name: '网格管理' }));
    await userEvent.click(await panel.findByRole('button', { name: /考核评分/ }));
    await expect(args.onStar).toHaveBeenLastCalledWith('考核评分', true);
    await expect(favourites.getAllByRole('link')).toHaveLength(2);
    await expect(panel.getByRole('button', { name: /考核评分/ })).toHaveAttribute('aria-pressed', 'true');
    await press(favourites.getByRole('link', { name: '人口信息' }), '{ArrowRight}');
    await expect(favourites.getByRole('button', { name: /人口信息/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStar).toHaveBeenLastCalledWith('人口信息', false);
    await waitFor(() => expect(favourites.getByRole('link', { name: '考核评分' })).toHaveFocus());
  },
};

/** An area of many pages opens in columns, all of them in sight; the arrows walk them in order. */
export const Columns: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '基础数据' }));
    const panel = await canvas.findByRole('navigation', { name: '基础数据' });
    const lefts = within(panel)
      .getAllByRole('link')
      .map((link) => Math.round(link.getBoundingClientRect().left));
    await expect(new Set(lefts).size).toBeGreaterThan(1);
    await expect(panel.scrollHeight).toBeLessThanOrEqual(panel.clientHeight + 1);
    await waitFor(() => expect(within(panel).getByRole('link', { name: '人口信息' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(within(panel).getByRole('link', { name: '人口信息变更' })).toHaveFocus();
  },
};

/** The favourites below their name as icons. */
export const Narrow: Story = {
  args: { variant: 'narrow' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: '收藏' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /收藏/ })).toBeNull();
  },
};

/** In the drawer the favourites stand open, and the page shown is in sight. */
export const Drawer: Story = {
  args: { variant: 'drawer', isOpen: true },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('dialog')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('link', { name: '网格员' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: '整理收藏' }));
    await expect(arrange).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /人口信息/ }));
    await expect(args.onStar).toHaveBeenLastCalledWith('人口信息', false);
  },
};
