import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { kinds } from '../Chart/fixtures/monthly.ts';
import { PieChart } from './PieChart.tsx';
import { kitWords } from '../fixtures/kitText.ts';
import { inCard } from '../fixtures/surroundings.tsx';

const values = kinds.map(({ id, label, values: [first] }) => ({ key: id, label, value: first?.value ?? null }));

/**
 * **Do** show a few parts of one whole. **Do not** compare parts of nearly equal size (use BarChart), or values that
 * are not parts of a whole.
 */
export default {
  component: PieChart,
  args: { title: '事件类别', unit: '例', keyLabel: '类别', values: values.slice(0, 4) },
  decorators: [inCard],
} satisfies Meta<typeof PieChart>;
type Story = StoryObj<typeof PieChart>;

export const Parts: Story = {
  args: { onSelect: fn() },
  play: async ({ canvas, args }) => {
    const plot = await canvas.findByRole('slider', { name: '事件类别' });
    await userEvent.keyboard('{Tab}{Tab}{Tab}');
    await expect(plot).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(plot.getAttribute('aria-valuetext')).toMatch(kitWords(/^安全隐患：\d+(\.\d)?% \d+ 例$/));
    await expect(args.onSelect).toHaveBeenCalledWith('kind-1', undefined);
  },
};

export const TooManyParts: Story = {
  args: { values },
  play: async ({ canvas }) => {
    await canvas.findByRole('slider');
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(8);
    await expect(items[7]).toHaveTextContent(kitWords(/^其余 \d+ 例/));
  },
};

export const Nothing: Story = { args: { values: values.map((one) => ({ ...one, value: 0 })) } };
