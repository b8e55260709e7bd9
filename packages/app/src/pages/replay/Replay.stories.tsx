import { recorddispatch } from '@lattice/api/resources/dispatch/recorddispatch';
import { grid } from '@lattice/api/resources/grid/grid';
import { expect, screen, userEvent } from 'storybook/test';
import { kitPattern, kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { answerRows } from '../../fixtures/answer.ts';
import { type ScreenMeta, type ScreenStory, onceDrawn, screens } from '../../fixtures/screens.ts';

const meta: ScreenMeta = { ...screens, title: 'Screens/Dispatch replay', tags: ['!autodocs'] };
export default meta;

/** The course of an event: played, and printed as a report. */
export const OfEvent: ScreenStory = {
  args: {
    address: '/dispatch/replay?event=11&name=%E7%83%9F%E9%9B%BE%E6%8A%A5%E8%AD%A6',
    shows: '请到枫桥花园现场处置。',
    answers: [
      answerRows(recorddispatch, 'page', [
        {
          id: '1',
          dispatchNo: 'DD202603100001',
          dispatchType: '6',
          sendMess: '开始处置预警：烟雾报警',
          sendUserName: '周调度',
          startTime: '2026-03-10 10:21:00',
          lon: '118.6',
          lat: '30.1',
          status: '1',
        },
        {
          id: '2',
          dispatchNo: 'DD202603100002',
          dispatchType: '2',
          sendMess: '请到枫桥花园现场处置。',
          sendUserName: '周调度',
          startTime: '2026-03-10 10:25:00',
          status: '1',
        },
      ]),
      answerRows(grid, 'page', []),
    ],
  },
  play: onceDrawn(async ({ canvas }) => {
    await expect(canvas.getByText(kitPattern(/共 2 个调度动作/))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: kitText('打印报告') }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  }),
};
