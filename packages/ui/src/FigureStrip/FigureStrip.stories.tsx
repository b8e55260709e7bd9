import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { kitText } from '../fixtures/kitText.ts';
import { FigureStrip } from './FigureStrip.tsx';

/**
 * **Do** show the few numbers that the person answers for, each with the way to its list. **Do not** show a number that
 * says nothing, such as a row of zeros.
 */
export default {
  component: FigureStrip,
  args: {
    label: '我的网格',
    figures: [
      { label: '人口', value: 1438, href: '#people' },
      { label: '房屋', value: 162, href: '#houses' },
      { label: '重点人员', value: 12 },
      { label: '超期', value: 2, tone: 'critical', href: '#late' },
    ],
  },
} satisfies Meta<typeof FigureStrip>;
type Story = StoryObj<typeof FigureStrip>;

const followed = fn((event: Event) => event.preventDefault());

export const OfAnArea: Story = {
  play: async ({ canvas, canvasElement }) => {
    canvasElement.addEventListener('click', followed, { once: true });
    await expect(canvas.getByText('1,438')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '人口' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('link', { name: '重点人员' })).toBeNull();
  },
};

/** On their way: the room of the numbers is kept, and nothing is said that is not known. */
export const OnTheirWay: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,438')).not.toBeVisible();
    await expect(canvas.getByRole('link', { name: '人口' })).toBeVisible();
  },
};

export const AgainstBefore: Story = {
  args: {
    figures: [
      { label: '近 7 天上报', value: 12, before: { value: 3, label: '较前 7 天', isMoreBetter: false } },
      { label: '近 7 天办结', value: 5, before: { value: 9, label: '较前 7 天' } },
      { label: '今日上报', value: 4, before: { value: 4, label: '较昨日' } },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(kitText('多 9'))).toBeVisible();
    await expect(canvas.getByText(kitText('少 4'))).toBeVisible();
    await expect(canvas.getByText(kitText('持平'))).toBeVisible();
  },
};
