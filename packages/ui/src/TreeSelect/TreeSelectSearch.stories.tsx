import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { press } from '../fixtures/press.ts';
import { controlled } from '../fixtures/controlled.tsx';
import { TreeSelect } from './TreeSelect.tsx';
import type { TreeFound, TreeNode, TreeSource } from './TreeSource.ts';
import { kitText } from '../fixtures/kitText.ts';

const root: Readonly<Record<string, readonly TreeNode[]>> = {
  '': [{ id: '0', title: '枫桥镇', hasChildren: true }],
  0: [
    { id: '1', title: '东风社区', hasChildren: true },
    { id: '2', title: '西湖社区', hasChildren: true },
  ],
  1: [
    { id: '11', title: '东风第一网格', hasChildren: false },
    { id: '12', title: '东风第二网格', hasChildren: false },
  ],
  2: [{ id: '21', title: '西湖网格', hasChildren: false }],
};
const town = { id: '0', title: '枫桥镇' };
const everyGrid = [
  ...(root['0'] ?? []).map((one) => ({ ...one, above: [town] })),
  ...['1', '2'].flatMap((id) =>
    (root[id] ?? []).map((one) => ({ ...one, above: [town, { id, title: id === '1' ? '东风社区' : '西湖社区' }] })),
  ),
];
const find = async (words: string): Promise<TreeFound> => ({
  hits: everyGrid.filter(({ title }) => title.includes(words)),
  isCut: false,
});
const searched: TreeSource = { children: (id) => Promise.resolve(root[id] ?? []), find };

export default {
  component: TreeSelect,
  args: { label: '所属网格', value: '', source: searched, onChange: fn() },
  render: controlled(TreeSelect),
} satisfies Meta<typeof TreeSelect>;
type Story = StoryObj<typeof TreeSelect>;

/** A search finds what was never opened, with the way to it; the single root is open from the start. */
export const FoundUnopened: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('treeitem', { name: '西湖社区' })).toBeVisible();
    await userEvent.keyboard('第二');
    const hit = await screen.findByRole('treeitem', { name: /东风第二网格/ });
    await expect(hit).toHaveTextContent('枫桥镇 / 东风社区');
    await userEvent.keyboard('{ArrowDown}');
    await expect(hit).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(screen.getByRole('searchbox', { name: kitText('查找') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('12');
    await expect(await canvas.findByRole('button', { name: '东风第二网格 所属网格' })).toHaveFocus();
  },
};

/** Only the lowest nodes may be chosen: what stands above is opened instead, also from a search. */
export const OnlyTheLowest: Story = {
  args: { only: 'leaf' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByText('西湖社区'));
    await expect(await screen.findByRole('treeitem', { name: '西湖网格' })).not.toHaveAttribute('aria-disabled');
    await expect(screen.getByRole('treeitem', { name: '西湖社区' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('searchbox'));
    await userEvent.keyboard('东风社区');
    await screen.findByText(kitText('找到 1 项'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('treeitem', { name: '东风社区' })).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('11');
  },
};

let answers: Record<string, (found: TreeFound) => void> = {};
/** An answer to earlier words never takes the place of a later one, and Enter asks at once. */
export const LateAnswer: Story = {
  args: { source: { ...searched, find: (words) => new Promise((answer) => (answers[words] = answer)) } },
  play: async ({ canvas, canvasElement, args }) => {
    answers = {};
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button'));
    await page.findByRole('treeitem', { name: '西湖社区' });
    await userEvent.keyboard('东{Enter}风第二{Enter}');
    await waitFor(() => expect(Object.keys(answers)).toEqual(['东', '东风第二']));
    answers['东风第二']?.(await find('东风第二'));
    answers['东']?.(await find('东'));
    await expect(await page.findByText(kitText('找到 1 项'))).toBeInTheDocument();
    await expect(page.getAllByRole('treeitem')).toHaveLength(1);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

let refusals = 0;
/** A search that is refused says so and can be asked for again. */
export const SearchFails: Story = {
  args: {
    source: {
      ...searched,
      find: (words) => ((refusals += 1) === 1 ? Promise.reject(new Error('offline')) : find(words)),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    refusals = 0;
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button'));
    await page.findByRole('treeitem', { name: '西湖社区' });
    await userEvent.keyboard('第一');
    await userEvent.click(await page.findByRole('button', { name: kitText('重新查找') }));
    await expect(await page.findByRole('treeitem', { name: /东风第一网格/ })).toBeVisible();
    await userEvent.click(page.getByRole('searchbox'));
    await userEvent.keyboard('无此');
    await expect(await page.findByText(kitText('没有找到“第一无此”'))).toBeVisible();
  },
};

/** A small tree is searched here, by pinyin initials too; groups are opened, not chosen. */
export const ByPinyin: Story = {
  args: {
    label: '审批人员',
    source: {
      children: (id) =>
        Promise.resolve(
          id === ''
            ? [{ id: 'g', title: '综治办', hasChildren: true, isGroup: true }]
            : [
                { id: 'p1', title: '赵建国（综治办）', hasChildren: false },
                { id: 'p2', title: '钱小英（综治办）', hasChildren: false },
              ],
        ),
      all: () =>
        Promise.resolve([
          { id: 'p1', title: '赵建国（综治办）', hasChildren: false, above: [], names: ['zhao'] },
          { id: 'p2', title: '钱小英（综治办）', hasChildren: false, above: [], names: ['qian'] },
        ]),
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('treeitem', { name: '综治办' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('qxy');
    await screen.findByText(kitText('找到 1 项'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('p2');
  },
};

/** Letters that an input method is still composing are neither searched for nor taken by its Enter. */
export const WhileComposing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('treeitem', { name: '西湖社区' });
    const box = screen.getByRole('searchbox', { name: kitText('查找') });
    await fireEvent.compositionStart(box);
    await fireEvent.change(box, { target: { value: 'xihu' } });
    await fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(box, { key: 'ArrowDown', isComposing: true });
    await expect(box).toHaveFocus();
    await expect(screen.getAllByRole('treeitem')).toHaveLength(3);
    await fireEvent.change(box, { target: { value: '西湖网' } });
    await fireEvent.compositionEnd(box);
    await expect(await screen.findByRole('treeitem', { name: /西湖网格/ })).toHaveTextContent('枫桥镇 / 西湖社区');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Where names are covered only a whole one is found, and the list says so; the ring stands around the line alone. */
export const WholeNamesOnly: Story = {
  args: {
    label: '申请人',
    source: {
      children: () =>
        Promise.resolve([
          { id: '1', title: '汪**', hasChildren: false },
          { id: '2', title: '李*', hasChildren: false },
        ]),
      find: async (words) => ({
        hits: words === '汪芷莉' ? [{ id: '1', title: '汪**', hasChildren: false, above: [] }] : [],
        isCut: false,
        isWhole: true,
      }),
    },
  },
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button'));
    const line = await screen.findByRole('treeitem', { name: '汪**' });
    await userEvent.keyboard('{ArrowDown}');
    await expect(line).toHaveFocus();
    await expect(getComputedStyle(line).outlineStyle).toBe('solid');
    const rings = [...screen.getByRole('dialog').querySelectorAll('*')].filter(
      (one) => getComputedStyle(one).outlineStyle !== 'none',
    );
    await expect(rings).toEqual([line]);
    await userEvent.keyboard('{ArrowUp}汪');
    await screen.findByText(kitText('没有找到“汪”；内容已部分隐藏，请输入完整名称、姓氏，或号码的后四位'));
    await userEvent.keyboard('芷莉');
    await screen.findByText(kitText('找到 1 项'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('1');
  },
};
