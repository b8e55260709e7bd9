import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Tag } from '../Tag/Tag.tsx';
import { Descriptions } from './Descriptions.tsx';
import { inCard } from '../fixtures/surroundings.tsx';

const items = [
  { label: '路段名称', value: '东街巡防路段' },
  { label: '所属网格', value: '城东街道 / 第三网格' },
  { label: '负责人', value: '张*' },
  { label: '联系电话', value: '138****1234' },
  { label: '状态', value: <Tag tone="success">已启用</Tag> },
  { label: '备注', value: '雨季每周巡查两次，重点查看排水沟与护栏。', span: 2 },
  { label: '更新时间', value: '' },
];

/**
 * **Do** group what belongs together, two or three columns wide. **Do not** give empty fields rows of their own where a
 * dash will do.
 */
export default {
  component: Descriptions,
  args: { items },
  decorators: [inCard],
} satisfies Meta<typeof Descriptions>;
type Story = StoryObj<typeof Descriptions>;

export const TwoColumns: Story = {
  play: async ({ canvasElement }) => {
    const terms = within(canvasElement).getAllByRole('term');
    await expect(terms).toHaveLength(7);
    await expect(within(canvasElement).getAllByRole('definition')[6]).toHaveTextContent('—');
  },
};

export const ThreeColumns: Story = { args: { columns: 3 } };
