import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { kitText } from '../fixtures/kitText.ts';
import { CalendarBoard, type DayMark } from './CalendarBoard.tsx';
import { daysOfMonth } from './days.ts';
import { inBox } from '../fixtures/surroundings.tsx';

const present: DayMark = { short: '√', label: '正常', tone: 'success' };
const late: DayMark = { short: '迟', label: '迟到早退', tone: 'warning' };
const away: DayMark = { short: '假', label: '请假', tone: 'info' };

/**
 * **Do** use one or two characters a day, and open what stands behind a mark. **Do not** tell states by colour alone.
 */
export default {
  component: CalendarBoard,
  args: {
    label: '三月考勤',
    nameLabel: '网格员',
    days: daysOfMonth('2026-03'),
    totals: ['出勤', '异常'],
    lines: [
      {
        id: '1',
        label: '汪芷莉',
        detail: '第一网格',
        marks: { '2026-03-02': present, '2026-03-03': late, '2026-03-04': present },
        totals: [2, 1],
      },
      { id: '2', label: '陈建国', detail: '第二网格', marks: { '2026-03-02': away }, totals: [0, 0] },
    ],
  },
} satisfies Meta<typeof CalendarBoard>;
type Story = StoryObj<typeof CalendarBoard>;

export const Team: Story = {
  args: { onOpen: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '汪芷莉 2026-03-03 迟到早退' }));
    await expect(args.onOpen).toHaveBeenCalledWith('1', '2026-03-03');
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '√正常',
      '迟迟到早退',
      '假请假',
    ]);
  },
};

/** Numbers, with what their colours mean. */
export const Numbers: Story = {
  args: {
    label: '三月预约',
    nameLabel: '时段',
    totals: ['合计'],
    legend: [
      { short: '6', label: '有余量', tone: 'info' },
      { short: '8', label: '已满', tone: 'critical' },
    ],
    lines: [
      {
        id: '1',
        label: '08:30-10:00',
        marks: {
          '2026-03-02': { short: '6', label: '已约 6 / 8', tone: 'info' },
          '2026-03-03': { short: '8', label: '已约 8 / 8', tone: 'critical' },
        },
        totals: [14],
      },
    ],
  },
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['6有余量', '8已满']),
};

export const OnlyTold: Story = {};

export const Loading: Story = { args: { isLoading: true } };

/** The sums keep their place at the end while days move behind them, whole. */
export const SumsInSight: Story = {
  args: { totals: ['Present', 'Exceptions'], today: '2026-03-20', reads: 'back' },
  decorators: [inBox({ maxInlineSize: 640 })],
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('group').getBoundingClientRect();
    const [first, last] = ['Present', 'Exceptions'].map((name) => canvas.getByRole('columnheader', { name }));
    await expect(last?.getBoundingClientRect().right).toBeLessThanOrEqual(frame.right);
    await expect(last?.scrollWidth).toBeLessThanOrEqual(last?.clientWidth ?? 0);
    await expect(first?.getBoundingClientRect().right).toBeLessThanOrEqual(
      (last?.getBoundingClientRect().left ?? 0) + 1,
    );
    const today = canvas.getByText('20').closest('th')?.getBoundingClientRect();
    await expect(Math.abs((today?.right ?? 0) - (first?.getBoundingClientRect().left ?? 0))).toBeLessThan(3);
  },
};

/** A phone has no room for them: they stand with the name. */
export const SumsOnPhone: Story = {
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: '出勤' })).toBeNull();
    await expect(canvas.getByRole('rowheader', { name: /汪芷莉.*出勤 2.*异常 1/s })).toBeVisible();
  },
};

/** On a narrow screen the board begins with today; the days before are to the left. */
export const FromToday: Story = {
  args: { today: '2026-03-20', totals: [] },
  decorators: [inBox({ maxInlineSize: 360 })],
  play: async ({ canvas }) => {
    const [today, names] = [canvas.getByText('20').closest('th'), canvas.getByText('网格员')];
    await expect(today).toHaveAttribute('aria-current', 'date');
    const begin = (element: HTMLElement | null, side: 'left' | 'right') => element?.getBoundingClientRect()[side] ?? 0;
    await expect(Math.abs(begin(today, 'left') - begin(names, 'right'))).toBeLessThan(2);
  },
};

/** Where what was counts, today is the last day in sight, and it is said that there are more. */
export const UpToToday: Story = {
  args: { today: '2026-03-20', reads: 'back', totals: [] },
  decorators: [inBox({ maxInlineSize: 360 })],
  play: async ({ canvas }) => {
    const today = canvas.getByText('20').closest('th')?.getBoundingClientRect();
    const frame = canvas.getByRole('group').getBoundingClientRect();
    await expect(Math.abs((today?.right ?? 0) - frame.right)).toBeLessThan(3);
    await expect(canvas.getByText(kitText('左右滑动查看其他日子'))).toBeVisible();
  },
};
