import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { TagBar, type TagBarProps } from './TagBar.tsx';
import { closeAfter, closeAll, closeBefore, closeOthers, closeTag, moveTag, type OpenTags, pinTag } from './tags.ts';
import { kitText } from '../fixtures/kitText.ts';

const home = { key: 'home', label: '首页', isPinned: true };

function Working({ tags, active, ...calls }: TagBarProps) {
  const [open, setOpen] = useState<OpenTags>({ tags, active });
  return (
    <TagBar
      {...calls}
      {...open}
      onSelect={(key) => setOpen({ ...open, active: key })}
      onClose={(key) => setOpen(closeTag(open, key))}
      onCloseOthers={(key) => setOpen(closeOthers(open, key, 'home'))}
      onCloseLeft={(key) => setOpen(closeBefore(open, key, 'home'))}
      onCloseRight={(key) => setOpen(closeAfter(open, key, 'home'))}
      onCloseAll={() => setOpen(closeAll(open, home))}
      onPin={(key, isPinned) => setOpen(pinTag(open, key, isPinned))}
      onMove={(key, index) => setOpen(moveTag(open, key, index))}
    />
  );
}

const labels = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.dataset.tag !== undefined)
    .map((button) => button.dataset.tag);

/**
 * **Do** open one tag per page, and ask before closing one with unsaved changes. **Do not** use it for sections within
 * a page (Tabs).
 */
export default {
  component: TagBar,
  args: {
    tags: [
      home,
      { key: 'dept', label: '部门管理' },
      { key: 'grid', label: '网格管理', isDirty: true },
      { key: 'user', label: '用户管理' },
    ],
    active: 'grid',
    onSelect: fn(),
    onClose: fn(),
    onCloseOthers: fn(),
    onCloseLeft: fn(),
    onCloseRight: fn(),
    onCloseAll: fn(),
    onRefresh: fn(),
    onClearCache: fn(),
    onPin: fn(),
    onMove: fn(),
  },
  render: (args) => <Working {...args} />,
} satisfies Meta<typeof TagBar>;
type Story = StoryObj<typeof TagBar>;

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: /^网格管理/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
    await expect(labels()).toEqual(['home', 'grid', 'dept', 'user']);
    await userEvent.keyboard('{Delete}');
    await expect(labels()).toEqual(['home', 'grid', 'user']);
    await expect(screen.getByRole('button', { name: '用户管理' })).toHaveFocus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    const menu = await screen.findByRole('menu', { name: kitText('用户管理的操作') });
    await expect(menu).toBeVisible();
    const starts = within(menu)
      .getAllByRole('menuitem')
      .map((item) => Math.round(item.querySelector('span')?.getBoundingClientRect().left ?? 0));
    await expect(new Set(starts).size, 'the words of all begin in one line').toBe(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onRefresh).toHaveBeenCalledWith('user');
    await waitFor(() => expect(screen.getByRole('button', { name: '用户管理' })).toHaveFocus());
  },
};

export const ByPointer: Story = {
  play: async () => {
    await fireEvent.contextMenu(screen.getByRole('button', { name: '部门管理' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: kitText('关闭其他') }));
    await expect(labels()).toEqual(['home', 'dept']);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await fireEvent(
      screen.getByRole('button', { name: '部门管理' }),
      new MouseEvent('auxclick', { bubbles: true, button: 1 }),
    );
    await expect(labels()).toEqual(['home']);
    await expect(screen.queryByRole('button', { name: /^关闭/ })).toBeNull();
  },
};

export const OnlyOne: Story = { args: { tags: [{ key: 'home', label: '首页' }], active: 'home' } };

export const TooMany: Story = {
  args: {
    tags: [
      home,
      ...Array.from({ length: 24 }, (_, index) => ({
        key: String(index),
        label: `第 ${index + 1} 网格事件受理与处置`,
      })),
    ],
    active: '20',
  },
  render: (args) => (
    <div style={{ maxWidth: 390 }}>
      <Working {...args} />
    </div>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: kitText('全部页面') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /第 2 网格/ }));
    await expect(screen.getByRole('button', { name: '第 2 网格事件受理与处置' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};
