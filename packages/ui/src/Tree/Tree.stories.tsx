import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { large, township, townSource } from './fixtures/township.ts';
import { movedData, Tree, type TreeProps } from './Tree.tsx';
import { kitPattern, kitText } from '../fixtures/kitText.ts';

function Kept(props: TreeProps) {
  const [selected, setSelected] = useState(props.selected);
  const [checked, setChecked] = useState(props.checked);
  const [data, setData] = useState(props.data);
  return (
    <div style={{ maxInlineSize: 360 }}>
      <Tree
        {...props}
        {...(data && { data })}
        {...(selected && { selected })}
        {...(checked && { checked })}
        {...(props.onSelect && {
          onSelect: (ids, node) => {
            setSelected(ids);
            props.onSelect?.(ids, node);
          },
        })}
        onCheck={(ids, half) => {
          setChecked(ids);
          props.onCheck?.(ids, half);
        }}
        {...(props.onMove && {
          onMove: async (move) => {
            await props.onMove?.(move);
            setData((now) => now && movedData(now, move));
          },
        })}
      />
    </div>
  );
}

/**
 * **Do** provide a lazy source with `search` where the tree is large, and store only the ids in the first argument of
 * `onCheck` (whole nodes). **Do not** use it as a menu of pages (SideBar) or for one value in a form (TreeSelect).
 */
export default {
  component: Tree,
  args: { label: '组织机构', selected: new Set(), onSelect: fn(), onAction: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof Tree>;
type Story = StoryObj<typeof Tree>;

const item = (name: RegExp | string) => screen.getByRole('treeitem', { name });

/** Read level by level, with pictures, counts and a menu of actions; arrows, letters, * and Shift+F10. */
export const ByKeyboard: Story = {
  args: {
    source: townSource,
    actions: () => [
      { id: 'add', label: '新增下级', icon: <Icon of={Plus} /> },
      { id: 'edit', label: '编辑', icon: <Icon of={Pencil} /> },
    ],
  },
  play: async ({ args }) => {
    await screen.findByRole('treeitem', { name: /城东街道/ });
    await userEvent.tab();
    await expect(item(/城东街道/)).toHaveFocus();
    await userEvent.keyboard('*');
    await screen.findByRole('treeitem', { name: /西湖社区/ });
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await screen.findByRole('treeitem', { name: /第3网格/ });
    await userEvent.keyboard('{End}');
    await expect(item(/开发区/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard('朝');
    await expect(item(/朝阳社区/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(item(/朝阳社区/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await screen.findByRole('menuitem', { name: '新增下级' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('edit', expect.objectContaining({ id: '12' }));
    await waitFor(() => expect(item(/朝阳社区/)).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: /朝阳社区/ })).toBeNull());
    await expect(item(/城东街道/)).toHaveFocus();
  },
};

/** Three states; only whole nodes are handed out, and a disabled one keeps its state. */
export const Checked: Story = {
  args: { data: township, defaultOpen: ['1', '11', '2'], selection: 'none', checked: new Set(['111']), onCheck: fn() },
  play: async ({ args }) => {
    await waitFor(() => expect(item(/城东街道/)).toHaveAttribute('aria-checked', 'mixed'));
    await userEvent.keyboard('{Tab}{ArrowDown} ');
    await expect(args.onCheck).toHaveBeenLastCalledWith(new Set(['111', '112', '113', '11']), new Set(['1']));
    await userEvent.keyboard('{ArrowDown} ');
    await expect(args.onCheck).toHaveBeenLastCalledWith(new Set(['112', '113']), new Set(['11', '1']));
    await userEvent.keyboard('{End} ');
    await expect(item(/开发区/)).toHaveAttribute('aria-checked', 'false');
  },
};

/** A search asks the source, opens the way to what it finds and marks the words; without it the tree is as it was. */
export const Searched: Story = {
  args: { source: townSource, hasSearch: true },
  play: async ({ canvas }) => {
    await screen.findByRole('treeitem', { name: /城东街道/ });
    await userEvent.type(canvas.getByRole('searchbox'), '湖');
    await screen.findByRole('treeitem', { name: /西湖社区/ });
    await expect(within(item(/西湖社区/)).getByText('湖')).toBeVisible();
    await expect(screen.queryByRole('treeitem', { name: /城东街道/ })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(kitText('找到 1 个')));
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByRole('treeitem', { name: /城西街道/ })).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Dragged, or moved by a window with the keyboard; never into what is under it, and a refusal is reported. */
export const Moved: Story = {
  args: {
    data: township,
    defaultOpen: ['1', '2'],
    onMove: fn(async ({ parentId }) => {
      if (parentId === '22') throw new Error('南门社区已封存，请先解封');
    }),
  },
  play: async ({ args, canvas }) => {
    const dataTransfer = new DataTransfer();
    const drop = async (name: RegExp, part: number) => {
      const { top, height } = item(name).getBoundingClientRect();
      const at = { dataTransfer, clientY: top + height * part };
      await fireEvent.dragOver(item(name), at);
      await fireEvent.drop(item(name), at);
    };
    await fireEvent.dragStart(item(/城西街道/), { dataTransfer });
    await drop(/西湖社区/, 0.5);
    await expect(args.onMove).not.toHaveBeenCalled();
    await fireEvent.dragStart(item(/朝阳社区/), { dataTransfer });
    await drop(/西湖社区/, 0.9);
    await expect(args.onMove).toHaveBeenLastCalledWith({ ids: ['12'], parentId: '2', beforeId: '22' });
    await waitFor(() => expect(item(/朝阳社区/)).toHaveAttribute('aria-posinset', '2'));
    await fireEvent.dragStart(item(/朝阳社区/), { dataTransfer });
    await drop(/南门社区/, 0.5);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      kitText('“朝阳社区”没有移动：南门社区已封存，请先解封'),
    );
    await userEvent.keyboard('{Tab}朝{Shift>}{F10}{/Shift}');
    await screen.findByRole('menuitem', { name: kitText('移动到…') });
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: kitText('将“朝阳社区”移动到…') }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(dialog.getByRole('treeitem', { name: /朝阳社区/ })).toHaveAttribute('aria-disabled', 'true');
    dialog.getByRole('searchbox').focus();
    await userEvent.tab();
    await expect(dialog.getByRole('treeitem', { name: kitText('顶层') })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}{Tab}{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: kitText('排在最后') })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await waitFor(() => expect(args.onMove).toHaveBeenLastCalledWith({ ids: ['12'], parentId: '1', beforeId: '11' }));
    await waitFor(() => expect(item(/朝阳社区/)).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent(kitText('已移动“朝阳社区”'));
  },
};

const allOpen = large.flatMap(({ id, children = [] }) => [id, ...children.map((child) => child.id)]);

/** 10,000 nodes, all open, many chosen: only those in sight are drawn, and the focus outlives scrolling. */
export const TenThousand: Story = {
  args: { data: large, defaultOpen: allOpen, selection: 'multiple', height: 400 },
  play: async ({ args }) => {
    const tree = await screen.findByRole('tree');
    await userEvent.keyboard('{Tab}{End}');
    await waitFor(() => expect(screen.getAllByRole('treeitem').at(-1)).toHaveFocus());
    await expect(screen.getAllByRole('treeitem').length).toBeLessThan(60);
    tree.scrollTop = 0;
    await waitFor(() => expect(item('1号街道')).toBeVisible());
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(tree.scrollTop).toBeGreaterThan(100_000));
    await userEvent.keyboard(' {Shift>}{ArrowUp}{ArrowUp}{/Shift}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ size: 3 }), expect.anything());
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ size: 10_020 }), expect.anything());
  },
};

let tries = 0;

/** A branch that is not read says so at its place, and is read again by a press; the reason is its hint. */
export const FailsThenWorks: Story = {
  args: {
    source: {
      children: (id) =>
        id === '1' && (tries += 1) === 1 ? Promise.reject(new Error('无法连接服务器')) : townSource.children(id),
    },
  },
  play: async () => {
    tries = 0;
    await screen.findByRole('treeitem', { name: /城东街道/ });
    await userEvent.keyboard('{Tab}{ArrowRight}');
    await expect(await screen.findByRole('treeitem', { name: kitPattern(/重试/) })).toHaveAttribute(
      'title',
      '无法连接服务器',
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await screen.findByRole('treeitem', { name: /东风社区/ });
    await waitFor(() => expect(item(/东风社区/)).toHaveFocus());
  },
};

/** The one node at the top of a tree opens by itself: what is chosen from stands below it. */
export const LoneRoot: Story = {
  args: {
    source: {
      children: (id) =>
        id === '' ? Promise.resolve([{ id: 'town', title: '清溪镇', hasChildren: true }]) : townSource.children(''),
    },
  },
  play: async ({ canvas }) => {
    const root = await canvas.findByRole('treeitem', { name: /清溪镇/ });
    await waitFor(() => expect(root).toHaveAttribute('aria-expanded', 'true'));
    await waitFor(() => expect(canvas.getAllByRole('treeitem').length).toBeGreaterThan(1));
  },
};
