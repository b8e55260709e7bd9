import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { kitText } from '../fixtures/kitText.ts';
import { AlarmStrip } from './AlarmStrip.tsx';

/** **Do** keep it for what must be acknowledged. **Do not** use it for news (Ticker). */
export default {
  component: AlarmStrip,
  args: {
    label: '待确认预警',
    onAcknowledge: fn(),
    alarms: [
      { id: '1', title: '烟感 3-201：烟雾报警', detail: '枫桥花园 3 号楼 10:21', href: '#1', isSevere: true },
      { id: '2', title: '河道水位计：水位超限', detail: '清河桥 10:02' },
      { id: '3', title: '井盖 27：位移' },
    ],
  },
} satisfies Meta<typeof AlarmStrip>;
type Story = StoryObj<typeof AlarmStrip>;

export const Alarms: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3');
    await userEvent.click(canvas.getAllByRole('button')[1] as HTMLElement);
    await expect(args.onAcknowledge).toHaveBeenCalledWith('2');
    await expect(canvas.getAllByText(kitText('确认'))).toHaveLength(2);
  },
};

export const ForReadersOnly: Story = {
  args: { onAcknowledge: undefined },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};

export const NothingWrong: Story = {
  args: { alarms: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('region')).toBeNull(),
};

/** The strip keeps its room while nothing is wrong, so that the scene does not jump when something is. */
export const Calm: Story = {
  args: { alarms: [], calm: '没有待确认的预警' },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('没有待确认的预警'),
};
