import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { OrgTree, type OrgTreeProps, type OrgUnit } from './OrgTree.tsx';
import { kitText } from '../fixtures/kitText.ts';
import { press } from '../fixtures/press.ts';

const units: OrgUnit[] = [
  {
    id: '1',
    title: '青溪镇综治中心',
    note: '周明',
    count: 128,
    children: [
      {
        id: '11',
        title: '网格管理科',
        note: '王强',
        count: 24,
        children: [
          { id: '111', title: '东风片区', note: '孙丽', count: 9 },
          { id: '112', title: '朝阳片区', note: '吴刚', count: 8 },
          { id: '113', title: '西湖片区', note: '郑洁', count: 7 },
        ],
      },
      {
        id: '12',
        title: '矛盾调解科',
        note: '李芳',
        count: 12,
        children: [
          { id: '121', title: '人民调解室', count: 5 },
          { id: '122', title: '心理服务站', count: 3 },
        ],
      },
      { id: '13', title: '视联指挥室', note: '赵敏', count: 10 },
    ],
  },
];

function Kept(props: OrgTreeProps) {
  const [selected, setSelected] = useState(props.selected ?? '');
  return (
    <OrgTree
      {...props}
      selected={selected}
      onSelect={(unit) => {
        setSelected(unit.id);
        props.onSelect?.(unit);
      }}
    />
  );
}

/**
 * **Do** start with everything deeper than three levels collapsed. **Do not** draw more than a few hundred units, or
 * use it where people need to search (Tree).
 */
export default {
  component: OrgTree,
  args: { label: '组织架构', units, onSelect: fn(), height: 420 },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof OrgTree>;
type Story = StoryObj<typeof OrgTree>;

/** From the top down; the arrows follow the lines, Space folds, Enter chooses, + and - zoom. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const unit = (name: RegExp) => canvas.getByRole('treeitem', { name });
    const tree = canvas.getByRole('tree', { name: '组织架构' });
    await press(unit(/综治中心/), '{ArrowDown}{ArrowRight}');
    await expect(unit(/矛盾调解科/)).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('treeitem', { name: /心理服务站/ })).toBeNull();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(unit(/人民调解室/)).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ id: '113' }));
    await expect(unit(/西湖片区/)).toHaveAttribute('aria-selected', 'true');
    const { width } = tree.getBoundingClientRect();
    await userEvent.keyboard('---');
    await waitFor(() => expect(tree.getBoundingClientRect().width).toBeCloseTo(width * 0.7, 0));
    await userEvent.keyboard('+++');
    await expect(canvas.getByRole('status')).toHaveTextContent('100%');
  },
};

/** From the start on, partly folded, fitted to the window. */
export const Horizontal: Story = {
  args: { direction: 'horizontal', defaultFolded: ['12'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: kitText('展开矛盾调解科的下级') })).toHaveTextContent('+2');
    const [one, two] = [/网格管理科/, /东风片区/].map((name) =>
      canvas.getByRole('treeitem', { name }).getBoundingClientRect(),
    );
    await expect(two?.left).toBeGreaterThan(one?.right ?? 0);
    await userEvent.click(canvas.getByRole('button', { name: kitText('适合窗口') }));
    await userEvent.click(canvas.getByRole('button', { name: kitText('全部收起') }));
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: kitText('全部展开') }));
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(9);
  },
};

/** The same units as a list that can be searched. */
export const AsList: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: kitText('看列表') }));
    await userEvent.type(await canvas.findByRole('searchbox'), '调解室');
    await waitFor(() => expect(canvas.getAllByRole('treeitem')).toHaveLength(3));
    await userEvent.click(canvas.getByRole('treeitem', { name: /人民调解室/ }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ id: '121' }));
    await userEvent.click(canvas.getByRole('button', { name: kitText('看图形') }));
    await expect(canvas.getByRole('treeitem', { name: /人民调解室/ })).toHaveAttribute('aria-selected', 'true');
  },
};
