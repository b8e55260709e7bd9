import { volunteActivities } from '@lattice/api/resources/project/volunteActivities';
import { type CodedActivity, type VolunteerTurn, guestActivityCall, guestStepCall } from '@lattice/api/volunteerCalls';
import { expect } from 'storybook/test';
import { kitPattern, kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { answerAt } from '../../fixtures/answer.ts';
import { Keys } from '../../fixtures/Keys.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';

export default { ...screens, title: 'Screens/Volunteers', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

const activity: CodedActivity = {
  id: '1',
  activityName: '河道清洁志愿行动',
  address: '和平桥东头',
  startTime: '2026-03-10 09:00',
  endTime: '2026-03-10 11:00',
  signUpDeadline: '2026-03-09 18:00',
  requirement: '年满十六周岁，身体健康，服从安排。',
  recruitCount: 20,
  signedCount: 12,
  rewardPoints: 6,
  status: '3',
  steps: ['look', 'checkIn', 'checkOut'],
  radius: 0,
  isLive: false,
  ticket: '',
};
const turn: VolunteerTurn = {
  volunteerName: '温**',
  status: '1',
  permitStatus: '1',
  permitRemark: '',
  signInTime: '2026-03-10 08:52',
  signOutTime: '',
  serviceHours: null,
  points: 0,
  totalHours: 128,
  starLevel: 1,
};
const shows = '河道清洁志愿行动';
const told = answerAt('POST', `${volunteActivities.path}/${guestActivityCall.path}`, activity);
const session = { phase: 'out' as const, user: null };

/** Checks in by the keyboard alone, in two filled fields and one press. */
export const ChecksIn: ScreenStory = {
  args: {
    address: '/volunteer#7KQ2MX9A',
    shows,
    session,
    answers: [told, answerAt('POST', `${volunteActivities.path}/${guestStepCall.path}`, turn)],
  },
  play: onceDrawn(async ({ canvas }) => {
    const keys = new Keys();
    await keys.fill(canvas.getByRole('textbox', { name: kitPattern(/手机号码/) }), '15412345678');
    await keys.fill(canvas.getByRole('textbox', { name: kitPattern(/身份证号后四位/) }), '0025');
    await keys.press(canvas.getByRole('button', { name: kitText('签到') }));
    await expect(await canvas.findByText(kitText('已签到。离开时请再扫码签退。'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: kitText('签退') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: kitText('签到') })).toBeNull();
    await expect(keys.count).toBeLessThanOrEqual(3);
  }),
};

/** Without a code one is asked for. */
export const AsksForCode: ScreenStory = {
  args: { address: '/volunteer', shows: '二维码下面的八位编码', session, answers: [told] },
  play: onceDrawn(async ({ canvas }) => {
    const keys = new Keys();
    await keys.fill(canvas.getByRole('textbox', { name: kitPattern(/签到码/) }), '7kq2mx9a', '{Enter}');
    await expect(await canvas.findByText(shows)).toBeVisible();
  }),
};

/** Where the code changes on a screen, it is scanned there before anybody checks in. */
export const AsksForScreen: ScreenStory = {
  args: {
    address: '/volunteer#7KQ2MX9A',
    shows,
    session,
    answers: [
      answerAt('POST', `${volunteActivities.path}/${guestActivityCall.path}`, {
        ...activity,
        isLive: true,
        radius: 300,
      } satisfies CodedActivity),
    ],
  },
  play: onceDrawn(async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: kitPattern(/现场签到码/) })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: kitText('签到') })).toBeNull();
    await expect(canvas.getByRole('button', { name: kitText('查看我的报名') })).toBeVisible();
  }),
};
