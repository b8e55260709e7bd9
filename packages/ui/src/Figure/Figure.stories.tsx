import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { Figure } from './Figure.tsx';

/** **Do** set few of them, what is wrong first. **Do not** colour a number that asks for nothing. */
export default {
  component: Figure,
  args: { label: '超期未办结', value: 17, unit: '件', tone: 'critical', note: '共 86 件未办结', href: '#late' },
} satisfies Meta<typeof Figure>;
type Story = StoryObj<typeof Figure>;

export const Critical: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '超期未办结' })).toHaveFocus();
    await expect(canvas.getByText('17')).toBeVisible();
  },
};

export const SideBySide: Story = {
  render: () => (
    <Grid columns={{ xs: 2, md: 4 }} gap="sm">
      <Figure label="今日上报" value={42} unit="件" href="#today" isCurrent />
      <Figure label="流转中" value={86} unit="件" />
      <Figure label="超期" value={17} unit="件" tone="critical" />
      <Figure label="满意率" value={null} unit="%" />
    </Grid>
  ),
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '今日上报' })).toHaveAttribute('aria-current', 'true'),
};
