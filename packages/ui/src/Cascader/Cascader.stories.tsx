import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Cascader, type CascaderSource } from './Cascader.tsx';
import { kitText } from '../fixtures/kitText.ts';
import { controlled } from '../fixtures/controlled.tsx';

const tree: Record<string, string> = {
  '1': '矛盾纠纷',
  '2': '公共安全',
  '11': '邻里纠纷',
  '12': '劳资纠纷',
  '21': '消防隐患',
  '111': '噪声扰民',
  '112': '宅基地边界和通行道路占用引起的纠纷',
  '121': '拖欠工资',
  '211': '占用消防通道',
};
const source: CascaderSource = {
  children: (path) => {
    const parent = path[path.length - 1] ?? '';
    return Promise.resolve(
      Object.keys(tree)
        .filter((id) => id.length === parent.length + 1 && id.startsWith(parent))
        .map((id) => ({ value: id, label: tree[id] ?? id, isLeaf: id.length === 3, isDisabled: id === '2' })),
    );
  },
  labels: (path) => Promise.resolve(path.map((id) => tree[id] ?? id)),
};

/**
 * **Do** use it where each level narrows the next, up to five levels; give the source a search where levels are read
 * lazily. **Do not** use it where people know the name of the leaf (ComboBox) or need to see siblings of several
 * branches (TreeSelect).
 */
export default {
  component: Cascader,
  args: { label: '事件类别', value: [], source, onChange: fn() },
  render: controlled(Cascader),
} satisfies Meta<typeof Cascader>;
type Story = StoryObj<typeof Cascader>;

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(screen.getByRole('searchbox', { name: kitText('查找') })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: /矛盾纠纷/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('option', { name: /邻里纠纷/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await expect(screen.getByRole('option', { name: /矛盾纠纷/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: /劳资纠纷/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: '拖欠工资' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['1', '12', '121']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: '矛盾纠纷 / 劳资纠纷 / 拖欠工资 事件类别' })).toHaveFocus();
  },
};

export const Stored: Story = {
  args: { value: ['1', '11', '112'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^矛盾纠纷 \/ 邻里纠纷 \/ 宅基地/ }));
    await waitFor(() => expect(screen.getAllByRole('listbox')).toHaveLength(3));
    await waitFor(() => expect(screen.getByRole('option', { name: /宅基地/ })).toBeVisible());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('option', { name: /宅基地/ })).toHaveFocus();
  },
};

const everywhere = fn((text: string) =>
  Promise.resolve(
    Object.keys(tree)
      .filter((id) => id.length === 3)
      .map((id) => [id.slice(0, 1), id.slice(0, 2), id])
      .map((path) => ({ path, labels: path.map((id) => tree[id] ?? id), isLeaf: true, isDisabled: path[0] === '2' }))
      .filter((hit) => hit.labels.join('').includes(text)),
  ),
);

export const Searched: Story = {
  args: { source: { ...source, search: everywhere } },
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('{Tab}{Enter}');
    const input = await screen.findByRole('searchbox', { name: kitText('查找') });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: /矛盾纠纷/ })).toHaveFocus());
    await userEvent.keyboard('占');
    await expect(input).toHaveFocus();
    await expect(await screen.findByRole('option', { name: '公共安全 / 消防隐患 / 占用消防通道' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('option', { name: /矛盾纠纷/ })).toBeVisible();
    everywhere.mockClear();
    await fireEvent.compositionStart(input);
    await fireEvent.input(input, { target: { value: 'jiu' } });
    await expect(screen.getByRole('option', { name: /矛盾纠纷/ })).toBeVisible();
    await fireEvent.input(input, { target: { value: '纠纷' } });
    await fireEvent.compositionEnd(input);
    await screen.findByRole('option', { name: '矛盾纠纷 / 邻里纠纷 / 噪声扰民' });
    await expect(everywhere.mock.calls).toEqual([['纠纷']]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('option', { name: '矛盾纠纷 / 劳资纠纷 / 拖欠工资' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['1', '12', '121']);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '矛盾纠纷 / 劳资纠纷 / 拖欠工资 事件类别' })).toHaveFocus(),
    );
  },
};

export const SearchedAsRead: Story = {
  args: { value: ['1', '11', '111'] },
  play: async () => {
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: '噪声扰民' })).toBeVisible());
    await userEvent.keyboard('劳资{ArrowDown}');
    await expect(screen.getByRole('option', { name: /^矛盾纠纷 \/ 劳资纠纷/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: '拖欠工资' })).toHaveFocus());
  },
};

let isDown = true;
const failing: CascaderSource = {
  children: (path) => {
    if (!isDown) return source.children(path);
    isDown = false;
    return Promise.reject(new Error('offline'));
  },
};

export const Failed: Story = {
  args: { source: failing },
  beforeEach: () => {
    isDown = true;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: kitText('重新读取') }));
    await userEvent.click(await screen.findByRole('option', { name: /矛盾纠纷/ }));
    await waitFor(() => expect(screen.getByRole('option', { name: /邻里纠纷/ })).toBeVisible());
  },
};

export const Invalid: Story = { args: { isRequired: true, errorMessage: '请选择事件类别' } };

export const ReadOnly: Story = {
  args: { value: ['1', '11', '111'], isReadOnly: true },
  play: async ({ canvas }) => expect(await canvas.findByText('矛盾纠纷 / 邻里纠纷 / 噪声扰民')).toBeVisible(),
};
