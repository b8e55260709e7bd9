import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { kitPattern, kitText } from '../fixtures/kitText.ts';
import type { Track } from './trackLayers.ts';
import { TrackPlayer } from './TrackPlayer.tsx';

const START = Date.UTC(2026, 10, 2, 0, 0, 0);
const MINUTE = 60_000;

/** A walk of so many points, one a second or a minute, with a stay and a gap. */
const walk = (id: string, name: string, count: number, step: number, lat: number): Track => ({
  id,
  name,
  points: Array.from({ length: count }, (_, at) => {
    const way = at < count / 3 ? at : at < count / 2 ? Math.floor(count / 3) : at - Math.floor(count / 6);
    const late = at > count * 0.75 ? 20 * MINUTE : 0;
    return {
      time: START + at * step + late,
      position: [113.6 + (way / count) * 0.03, lat + Math.sin((way / count) * 9) * 0.004],
    };
  }),
});

/**
 * **Do** give all tracks at once, so that they run in one time. **Do not** show positions to somebody who may not see
 * where people are.
 */
export default {
  component: TrackPlayer,
  args: {
    label: '巡查轨迹',
    tracks: [walk('1', '王建国', 60, MINUTE, 34.7), walk('2', '李秀英', 60, MINUTE, 34.71)],
    events: [{ id: 'e1', name: '上报：路灯不亮', time: START + 25 * MINUTE, position: [113.61, 34.703] }],
    onMoment: fn(),
  },
} satisfies Meta<typeof TrackPlayer>;
type Story = StoryObj<typeof TrackPlayer>;

/** Stays and events lead to their time; the time can be set by keys and is told for a link. */
export const Seek: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /路灯不亮/ }));
    await expect(args.onMoment).toHaveBeenLastCalledWith(START + 25 * MINUTE);
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '2026-11-02 08:25:00');
    await userEvent.click(canvas.getByRole('button', { name: kitText('上一个停留或事件') }));
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '2026-11-02 08:20:00');
    await expect(canvas.getAllByText(kitPattern(/停留 10 分钟/))).toHaveLength(2);
  },
};

/** Time passes as fast as chosen, however many points there are. */
export const Plays: Story = {
  args: { tracks: [walk('1', '巡逻车 1', 50_000, 1000, 34.7)], events: [] },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole<HTMLInputElement>('slider');
    const start = Number(slider.value);
    await userEvent.click(canvas.getByRole('button', { name: kitText('播放') }));
    await waitFor(() => expect(Number(slider.value)).toBeGreaterThan(start + 5000));
    await userEvent.click(canvas.getByRole('button', { name: kitText('暂停') }));
    const stood = slider.value;
    await expect(slider.value).toBe(stood);
  },
};

/** Nobody moved. */
export const Empty: Story = { args: { tracks: [], events: [] } };
