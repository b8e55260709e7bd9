import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Grid } from './Grid.tsx';

/**
 * **Do** let cards of the same type share a grid. **Do not** use it for a form (Form lays fields out) or for rows of
 * data (DataTable).
 */
export default {
  component: Grid,
  args: {
    children: ['东街网格', '西街网格', '南门网格', '北门网格', '中心网格'].map((name) => (
      <Card key={name}>{name}</Card>
    )),
  },
} satisfies Meta<typeof Grid>;
type Story = StoryObj<typeof Grid>;

export const Responsive: Story = {};

export const TwoColumns: Story = {
  args: { columns: 2 },
  play: async ({ canvas }) => {
    const [first, second, third] = ['东街网格', '西街网格', '南门网格'].map((name) =>
      canvas.getByText(name).getBoundingClientRect(),
    );
    await expect(second?.top).toBe(first?.top);
    await expect(third?.left).toBe(first?.left);
  },
};

export const Fitted: Story = { args: { minWidth: 180, gap: 'sm' } };
