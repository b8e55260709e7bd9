import type { CounsellingMonth } from '@lattice/api/psychology/counsellingCalls';
import { consultingappointment } from '@lattice/api/resources/psychological/consultingappointment';
import { expect, userEvent } from 'storybook/test';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { type SampleRow, answerAt } from '../../fixtures/answer.ts';
import { listOf } from '../../fixtures/listOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';

const meta: ScreenMeta = { ...screens, title: 'Screens/Counselling appointments', tags: ['!autodocs'], play: isDrawn };
export default meta;

const month: CounsellingMonth = {
  closed: [],
  experts: [
    {
      id: '1',
      name: '袁**',
      hours: [
        { weekDay: '2', startTime: '09:00:00', endTime: '11:30:00', quota: 3 },
        { weekDay: '4', startTime: '14:00:00', endTime: '17:00:00', quota: 3 },
      ],
      taken: { '2026-03-10': { '09:00:00': 2 }, '2026-03-12': { '14:00:00': 3 } },
    },
    {
      id: '2',
      name: '邓**',
      hours: [{ weekDay: '3', startTime: '09:00:00', endTime: '11:30:00', quota: 2 }],
      taken: {},
    },
  ],
};
const appointment: SampleRow<typeof consultingappointment> = {
  id: '1',
  appointNo: 'ZY202603100001',
  expertId: '1',
  expertIdName: '袁**',
  roomId: '1',
  roomIdName: '枫桥镇综治中心心理咨询室',
  appointDate: '2026-03-10',
  startTime: '09:00:00',
  consultMode: '1',
  personName: '孟**',
  phone: '138****5678',
  status: '0',
};

/** A month of two counsellors, and their appointments. */
export const Month: ScreenStory = {
  args: listOf(
    consultingappointment,
    'ZY202603100001',
    [appointment],
    answerAt('GET', `${consultingappointment.path}/month`, month),
  ),
};

/** A day that is pressed says how many places its hours have left, and a new appointment begins with it. */
export const Day: ScreenStory = {
  ...Month,
  play: onceDrawn(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /袁.*2026-03-10/ }));
    await expect(await canvas.findByText(kitText('09:00–11:30 已约 2 / 3'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: kitText('看全部预约') }));
    await expect(canvas.queryByText(kitText('09:00–11:30 已约 2 / 3'))).toBeNull();
  }),
};
