import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { monthly } from '../Chart/fixtures/monthly.ts';
import { Sparkline } from './Sparkline.tsx';
import { kitText } from '../fixtures/kitText.ts';
import { inCard } from '../fixtures/surroundings.tsx';

/**
 * **Do** put it beside the number it explains. **Do not** let it stand alone, or turn a whole column into buttons:
 * `isStatic` is for tables.
 */
export default {
  component: Sparkline,
  args: { title: '接报', unit: '件', values: monthly[0]?.values ?? [] },
  decorators: [inCard],
} satisfies Meta<typeof Sparkline>;
type Story = StoryObj<typeof Sparkline>;

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const summary = kitText('接报：最高 六月 16,050 件，最低 二月 9,420 件，合计 TOTAL。');
    await userEvent.tab();
    const button = canvas.getByRole('button', {
      name: new RegExp(`^${kitText(`${summary} 最新 八月 11,980 件`).replace('TOTAL', '.*')}$`),
    });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('slider', { name: '接报' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Static: Story = {
  args: { isStatic: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: new RegExp(kitText('TOLD 最新 八月 11,980 件').replace('TOLD ', '')) }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const BelowZero: Story = {
  args: {
    title: '增减',
    values: [3, -2, 5, null, -4, 1].map((value, at) => ({ key: String(at), label: `第 ${at + 1} 周`, value })),
  },
};
