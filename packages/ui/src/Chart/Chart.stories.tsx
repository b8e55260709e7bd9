import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Chart } from './Chart.tsx';
import { seriesTable } from './chartTable.ts';
import { monthly } from './fixtures/monthly.ts';
import { kitText } from '../fixtures/kitText.ts';
import { inCard } from '../fixtures/surroundings.tsx';

/**
 * **Do** build each new chart in this frame, so that it has a summary, a table and a download. **Do not** rely on
 * colour alone.
 */
export default {
  component: Chart,
  args: {
    title: '接报与办结',
    unit: '件',
    summary: '三月和六月接报最多。',
    table: seriesTable(monthly, '月份'),
    height: 200,
    legend: monthly,
    children: ({ width, height }) => (
      <svg aria-hidden="true" width={width} height={height}>
        <rect width={width} height={height} rx={8} fill="none" stroke="currentColor" strokeDasharray="4 4" />
      </svg>
    ),
  },
  decorators: [inCard],
} satisfies Meta<typeof Chart>;
type Story = StoryObj<typeof Chart>;

export const Framed: Story = {
  play: async ({ canvas }) => {
    const figure = canvas.getByRole('figure', { name: '接报与办结' });
    await expect(figure).toHaveAccessibleDescription('三月和六月接报最多。');
  },
};

export const TableByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(canvas.getByRole('table', { name: '接报与办结' })).toBeVisible());
    await expect(canvas.getAllByRole('row')).toHaveLength(9);
    await expect(canvas.getByRole('row', { name: /三月/ })).toHaveTextContent('三月15,31013,820940');
    await expect(canvas.getByRole('button', { name: kitText('看图形') })).toHaveFocus();
  },
};

export const Download: Story = {
  play: async () => {
    const made: Blob[] = [];
    const { createObjectURL } = URL;
    const names: string[] = [];
    const onClick = (event: Event) => {
      if (!(event.target instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      names.push(event.target.download);
    };
    document.addEventListener('click', onClick, true);
    URL.createObjectURL = (blob: Blob) => {
      made.push(blob);
      return createObjectURL.call(URL, blob);
    };
    try {
      await userEvent.keyboard('{Tab}{Tab}{Enter}');
      await waitFor(() => expect(names).toEqual(['接报与办结.csv']));
      await expect(await made[0]?.text()).toContain('三月,15310,13820,940\r\n');
    } finally {
      URL.createObjectURL = createObjectURL;
      document.removeEventListener('click', onClick, true);
    }
  },
};

export const Loading: Story = { args: { isLoading: true } };

export const NothingYet: Story = { args: { table: { columns: ['月份'], rows: [] } } };
