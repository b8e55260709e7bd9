import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DemoCamera } from '../DemoCamera/DemoCamera.tsx';
import { kitText } from '../fixtures/kitText.ts';
import { DayPlayer } from './DayPlayer.tsx';
import { inBox } from '../fixtures/surroundings.tsx';
import { press } from '../fixtures/press.ts';

const from = Date.parse('2026-11-20T00:00:00+08:00');
const hour = 3_600_000;
const move = { look: { pan: 40, tilt: -3, zoom: 1 }, turn: { pan: 0, tilt: 0, zoom: 0 }, leftMs: 0, at: 0 };

/** **Do** show the gaps of a recording as they are. **Do not** jump over them without a word. */
export default {
  component: DayPlayer,
  args: {
    label: '河东路口球机录像',
    from,
    to: from + 24 * hour,
    spans: [
      { from, to: from + 9 * hour },
      { from: from + 10 * hour, to: from + 15.5 * hour },
    ],
    children: (now) => <DemoCamera seed="1" name="河东路口球机" move={move} moment={now} />,
  },
  decorators: [inBox({ inlineSize: 560, maxInlineSize: '100%' })],
} satisfies Meta<typeof DayPlayer>;
type Story = StoryObj<typeof DayPlayer>;

/** A day with a gap: arrows step by a minute, Page Down by an hour, buttons from one recording to the next. */
export const Day: Story = {
  play: async ({ canvas }) => {
    const line = canvas.getByRole('slider');
    await press(line, '{PageDown}{ArrowRight}');
    await expect(line).toHaveAttribute('aria-valuenow', String(3660));
    await userEvent.click(canvas.getByRole('button', { name: kitText('下一段录像') }));
    await expect(line).toHaveAttribute('aria-valuenow', String(36_000));
    await userEvent.keyboard('{Home}');
    await press(line, '{End}');
    await expect(canvas.getByText(kitText('这一刻没有录像'))).toBeInTheDocument();
  },
};

/** Nothing was recorded. */
export const Nothing: Story = { args: { spans: [] } };
