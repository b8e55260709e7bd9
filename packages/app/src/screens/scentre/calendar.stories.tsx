import type { AppointmentMonth } from '@lattice/api/appointmentCalls';
import { esServiceAppointmentrecord } from '@lattice/api/resources/scentre/esServiceAppointmentrecord';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type SampleRow, answer, answerAt } from '../../fixtures/answer.ts';
import { Keys } from '../../fixtures/Keys.ts';
import { registerOf } from '../../fixtures/listOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';

const meta: ScreenMeta = { ...screens, title: 'Screens/Appointment calendar', tags: ['!autodocs'], play: isDrawn };
export default meta;

const month: AppointmentMonth = {
  closed: ['2026-03-01', '2026-03-07', '2026-03-08', '2026-03-14', '2026-03-15', '2026-03-21', '2026-03-22'],
  services: [
    {
      id: '1',
      name: '居民身份证换领',
      dayQuota: 30,
      slotQuota: 8,
      taken: { '2026-03-10': { 1: 8, 2: 3 }, '2026-03-11': { 1: 7 } },
    },
    { id: '2', name: '医保参保登记', dayQuota: 30, slotQuota: 8, taken: { '2026-03-10': { 3: 2 } } },
  ],
};
const appointment: SampleRow<typeof esServiceAppointmentrecord> = {
  id: '1',
  appointNo: 'YY202603090001',
  serviceId: '1',
  serviceIdName: '居民身份证换领',
  personName: '汪**',
  phone: '138****5678',
  appointDate: '2026-03-10',
  timeSlot: '1',
  demand: '补办',
  status: '1',
};

/** Today, with somebody to call. */
export const Today: ScreenStory = {
  args: {
    address: '/scentre/calendar',
    shows: '居民身份证换领',
    answers: [
      ...registerOf(esServiceAppointmentrecord, [
        appointment,
        { ...appointment, id: '2', personName: '陈**', timeSlot: '2', status: '0' },
      ]),
      answerAt('GET', `${esServiceAppointmentrecord.path}/month`, month),
    ],
  },
};

/** Who waits for an answer is declined with a reason, by keys alone; without one nothing is sent. */
export const Declined: ScreenStory = {
  args: {
    ...Today.args,
    answers: [...(Today.args?.answers ?? []), answer(esServiceAppointmentrecord, 'submit', { id: '2' })],
  },
  play: onceDrawn(async () => {
    const keys = new Keys();
    await keys.pressInMore('拒绝预约');
    const dialog = within(await screen.findByRole('dialog'));
    const act = dialog.getByRole('button', { name: kitText('拒绝预约') });
    await keys.press(act);
    const reason = dialog.getByRole('textbox', { name: kitText('拒绝原因') });
    await expect(reason).toBeInvalid();
    await keys.fill(reason, '材料不全，请补齐后再约');
    await keys.press(act);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }),
};

/** The day on paper: by slot, with the number that is called and room to sign. */
export const Printed: ScreenStory = {
  args: { ...Today.args, address: '/scentre/calendar' },
  play: onceDrawn(async () => {
    await new Keys().press(await screen.findByRole('button', { name: kitText('打印当日安排') }));
    const paper = () => document.querySelector<HTMLIFrameElement>('[role=dialog] iframe')?.contentDocument;
    await waitFor(() => expect(paper()?.querySelectorAll('tbody tr')).toHaveLength(2));
    await expect([...(paper()?.querySelectorAll('thead th') ?? [])].map((cell) => cell.textContent)).toEqual(
      expect.arrayContaining([kitText('时段'), kitText('办事诉求'), kitText('签字')]),
    );
  }),
};

/** A slot without a place left offers no booking of its service. */
export const FullSlot: ScreenStory = {
  args: {
    ...Today.args,
    address: '/scentre/calendar?serviceId=1&day=2026-03-10',
    shows: '11 / 30',
    answers: Today.args?.answers ?? [],
  },
  play: onceDrawn(async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /08:30-10:00 2026-03-10/ }));
    await expect(await canvas.findByText(kitText('已约满，请改约其他日期或时段'))).toBeVisible();
  }),
};
