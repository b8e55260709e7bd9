import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Breadcrumb } from './Breadcrumb.tsx';

/**
 * **Do** put it above the heading, with home first and the page last. **Do not** use it for steps of a task or repeat
 * the heading alone.
 */
export default {
  component: Breadcrumb,
  args: {
    onNavigate: fn(),
    items: [
      { label: '首页', href: '#/wel/index' },
      { label: '基础信息' },
      { label: '网格管理', href: '#/grid' },
      { label: '东街网格' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;
type Story = StoryObj<typeof Breadcrumb>;

export const Deep: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '首页' })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledWith('#/grid');
    await expect(canvas.getByText('东街网格')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const HomeAlone: Story = { args: { items: [{ label: '首页' }] } };

export const LongText: Story = {
  render: (args) => (
    <div style={{ width: 280 }}>
      <Breadcrumb {...args} />
    </div>
  ),
  args: {
    items: [
      { label: '首页', href: '#/' },
      { label: '社会治安综合治理重点人员与特殊群体管理' },
      { label: '严重精神障碍患者肇事肇祸风险评估与走访记录' },
    ],
  },
  play: async ({ canvas }) => {
    for (const step of canvas.getAllByRole('listitem').slice(1))
      await expect(step.firstChild?.nodeType, 'no line begins with an arrow').toBe(Node.TEXT_NODE);
  },
};
