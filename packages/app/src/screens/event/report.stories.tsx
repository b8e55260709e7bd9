import { user } from '@lattice/api/resources/blade-user';
import { event } from '@lattice/api/resources/event/event';
import { buildinginfo } from '@lattice/api/resources/source/buildinginfo';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { answer, answerRow, answerRows } from '../../fixtures/answer.ts';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { sampleEvents } from '../../fixtures/events.ts';
import { Keys } from '../../fixtures/Keys.ts';
import { type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { signedIn } from '../../fixtures/town.ts';

const meta: Meta<AppScreenProps> = { ...screens, title: 'Screens/Report an event', tags: ['!autodocs'], play: isDrawn };
export default meta;

const known = answerRow(user, 'info', { id: '7001', account: 'lihua', realName: '李华', phone: '15400000001' });

/** What happened and where, with the categories that the person reports most. */
export const Form: ScreenStory = {
  args: {
    address: '/event/report',
    shows: '常用类别',
    answers: [known, answerRows(event, 'myEventPage', sampleEvents), answerRows(event, 'page', sampleEvents)],
  },
};

/** Reported by the keyboard alone: in six actions at most beside the words of what happened. */
export const Reported: ScreenStory = {
  args: {
    ...Form.args,
    answers: [
      answer(event, 'saveEventInfo', {
        id: '1009',
        eventNo: 'SJ202603100009',
        eventStatus: '2',
        deadline: '2026-03-13 18:00:00',
      }),
      answerRows(buildinginfo, 'page', [
        {
          id: '8',
          buildingName: '枫桥花园 3 号楼',
          address: '和平路 12 号',
          griddingId: '1',
          lng: '120.1',
          lat: '30.1',
        },
      ]),
      ...(Form.args?.answers ?? []),
    ],
  },
  play: async (context) => {
    await isDrawn(context);
    const keys = new Keys();
    await keys.press(await context.canvas.findByRole('button', { name: '道路设施' }));
    await keys.fill(context.canvas.getByRole('searchbox', { name: kitText('按楼栋查找地点') }), '枫桥', '{Enter}');
    await context.canvas.findByDisplayValue('和平路 12 号');
    const words = new Keys();
    await words.fill(context.canvas.getByRole('textbox', { name: kitText('事件简述') }), '夜间不亮');
    await keys.press(context.canvas.getByRole('button', { name: kitText('上报') }));
    await expect(await screen.findByText(kitText('已上报，事件编号 SJ202603100009'))).toBeInTheDocument();
    await expect(keys.count).toBeLessThanOrEqual(6);
  },
};

/** The same on a telephone. */
export const ReportedOnPhone: ScreenStory = {
  ...Reported,
  globals: { viewport: { value: 'mobile2', isRotated: false } },
};

/** A leader watches, and reports nothing. */
export const NotAllowed: ScreenStory = {
  args: {
    address: '/event/report',
    shows: '您的角色不能上报事件',
    answers: [known],
    session: { user: signedIn.user && { ...signedIn.user, role_name: 'leader' } },
  },
};
