import { permissionCode } from '@lattice/api/resource';
import { event } from '@lattice/api/resources/event/event';
import type { Meta } from '@storybook/react-vite';
import { screen, expect, within } from 'storybook/test';
import { kitPattern, kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { answer, answerRow, answerRows } from '../../fixtures/answer.ts';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { sampleEvents } from '../../fixtures/events.ts';
import { Keys } from '../../fixtures/Keys.ts';
import { type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

const meta: Meta<AppScreenProps> = {
  ...screens,
  title: 'Screens/Events to handle',
  tags: ['!autodocs'],
  play: isDrawn,
};
export default meta;

const answers = [holds(...allOf(event)), answerRows(event, 'evevtProcesspage', sampleEvents)];

/** Events that wait for the person. */
export const List: ScreenStory = { args: { address: '/event/process', shows: '和平路路灯损坏', answers } };

/** The same by state. */
export const ByState: ScreenStory = { args: { ...List.args, address: '/event/process?as=board' } };

/** An event is handled by the keyboard alone: in three actions at most, the words of the result among them. */
export const Handled: ScreenStory = {
  args: {
    ...List.args,
    answers: [
      answer(event, 'completeTask', { id: '1002', eventNo: 'SJ202603101002', eventStatus: '4', deadline: '' }),
      answerRow(event, 'detail', { id: '1002', eventTitle: '楼道堆放杂物', eventStatus: '3' }),
      holds(...allOf(event), permissionCode(event, 'complete')),
      answerRows(event, 'evevtProcesspage', sampleEvents.slice(1, 2)),
    ],
  },
  play: async (context) => {
    await isDrawn({ ...context, args: { ...context.args, shows: '楼道堆放杂物' } });
    const keys = new Keys();
    await keys.press(await context.canvas.findByRole('button', { name: kitText('处理完成') }));
    const dialog = within(await screen.findByRole('dialog', { name: kitPattern('处理完成') }));
    await keys.fill(await dialog.findByRole('textbox', { name: kitText('处理（化解）情况') }), '已清走');
    await keys.press(dialog.getByRole('button', { name: kitText('处理完成') }));
    await expect(await screen.findByText(kitPattern('待核查'))).toBeInTheDocument();
    await expect(keys.count).toBeLessThanOrEqual(3);
  },
};

/** The same on a telephone. */
export const HandledOnPhone: ScreenStory = {
  ...Handled,
  globals: { viewport: { value: 'mobile2', isRotated: false } },
};
