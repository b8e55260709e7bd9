import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { controlled } from '../fixtures/controlled.tsx';
import { TreeSelect } from './TreeSelect.tsx';
import type { TreeSource } from './TreeSource.ts';
import { kitPattern, kitText } from '../fixtures/kitText.ts';

const towns: Record<string, { id: string; title: string; hasChildren: boolean }[]> = {
  '': [
    { id: '1', title: '城东街道', hasChildren: true },
    { id: '2', title: '城西街道', hasChildren: true },
  ],
  1: [
    { id: '11', title: '东风社区第一网格', hasChildren: false },
    { id: '12', title: '东风社区第二网格', hasChildren: false },
  ],
  2: [{ id: '21', title: '西湖社区网格', hasChildren: false }],
};
const source: TreeSource = {
  children: (id) => Promise.resolve(towns[id] ?? []),
  labels: (ids) =>
    Promise.resolve(
      Object.fromEntries(
        ids.map((id) => [
          id,
          Object.values(towns)
            .flat()
            .find((one) => one.id === id)?.title ?? id,
        ]),
      ),
    ),
};

/** **Do** use it where people know the branches. **Do not** use it where each level narrows the next (Cascader). */
export default {
  component: TreeSelect,
  args: { label: '所属网格', value: '', source, onChange: fn() },
  render: controlled(TreeSelect),
} satisfies Meta<typeof TreeSelect>;
type Story = StoryObj<typeof TreeSelect>;

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('{Tab}{Enter}');
    await screen.findByRole('treeitem', { name: '城东街道' });
    await userEvent.keyboard('{Tab}{ArrowRight}');
    await screen.findByRole('treeitem', { name: /第二网格/ });
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(screen.getByRole('treeitem', { name: /第二网格/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('12');
    await waitFor(() => expect(screen.queryByRole('tree')).toBeNull());
    await expect(canvas.getByRole('button', { name: '东风社区第二网格 所属网格' })).toHaveFocus();
  },
};

export const NamedBeforeReading: Story = {
  args: { value: '21' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('西湖社区网格')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: kitText('清除所属网格') }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

export const Filtered: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('treeitem', { name: '城西街道' });
    await userEvent.keyboard('西');
    await expect(screen.queryByRole('treeitem', { name: '城东街道' })).toBeNull();
    await userEvent.keyboard('北');
    await expect(screen.getByRole('status')).toHaveTextContent(kitText('没有找到“西北”'));
    await userEvent.keyboard('{Escape}');
    await expect(screen.getAllByRole('treeitem')).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tree')).toBeNull());
  },
};

let tries = 0;
export const FailsThenWorks: Story = {
  args: {
    source: { children: (id) => ((tries += 1) === 1 ? Promise.reject(new Error('offline')) : source.children(id)) },
  },
  play: async ({ canvas, canvasElement }) => {
    tries = 0;
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await page.findByRole('treeitem', { name: kitPattern(/重试/) }));
    await waitFor(() => expect(page.getByRole('treeitem', { name: '城东街道' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('tree')).toBeNull());
  },
};

export const Open: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).getByRole('tree')).toBeVisible());
  },
};
