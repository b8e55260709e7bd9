import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClipboardList, TriangleAlert } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { StatCard } from './StatCard.tsx';
import { kitText } from '../fixtures/kitText.ts';

/**
 * **Do** say what the number is compared with, and link to the list behind it. **Do not** show a number that nobody
 * acts on.
 */
export default {
  component: StatCard,
  args: {
    label: '本月事件',
    value: 12436,
    unit: '件',
    trend: { change: 0.124, against: '较上月', isMoreBetter: false },
    icon: ClipboardList,
  },
} satisfies Meta<typeof StatCard>;
type Story = StoryObj<typeof StatCard>;

export const Moved: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12,436')).toBeVisible();
    await expect(canvas.getByText('12.4%', { exact: false })).toBeVisible();
    await expect(canvas.getByText(kitText('上升'))).toBeInTheDocument();
  },
};

const followed = fn((event: Event) => event.preventDefault());
export const ByKeyboard: Story = {
  args: { href: '#events' },
  play: async ({ canvas, canvasElement }) => {
    canvasElement.addEventListener('click', followed, { once: true });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '本月事件' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
  },
};

export const Row: Story = {
  render: () => (
    <Grid>
      <StatCard
        label="本月事件"
        value={436}
        unit="件"
        trend={{ change: -0.08, against: '较上月', isMoreBetter: false }}
        href="#a"
        icon={ClipboardList}
      />
      <StatCard label="办结率" value="96.5%" trend={{ change: 0.021, against: '较上月' }} />
      <StatCard
        label="超期"
        value={3}
        unit="件"
        trend={{ change: 0, against: '较昨日', isMoreBetter: false }}
        icon={TriangleAlert}
      />
      <StatCard label="网格员在线（含兼职与志愿者）" value={undefined} unit="人" />
    </Grid>
  ),
};
