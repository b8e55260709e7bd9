import { volunteActivities } from '@lattice/api/resources/project/volunteActivities';
import { activityCodesCall } from '@lattice/api/volunteerCalls';
import { expect, screen, waitFor, within } from 'storybook/test';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { answerAt } from '../../fixtures/answer.ts';
import { chooseInMore } from '../../fixtures/chooseInMore.ts';
import { listOf } from '../../fixtures/listOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';

const args = listOf(
  volunteActivities,
  '河道清洁志愿行动',
  [
    {
      id: '1',
      activityName: '河道清洁志愿行动',
      activityType: '1',
      organizeDept: '1',
      organizeDeptName: '和平社区',
      griddingId: '1',
      griddingIdName: '和平社区第一网格',
      address: '和平桥东头',
      startTime: '2026-11-28 09:00:00',
      endTime: '2026-11-28 11:00:00',
      signedCount: '12',
      status: '1',
    },
  ],
  answerAt('POST', `${volunteActivities.path}/${activityCodesCall.path}`, [{ id: '1', code: '7KQ2MX9A', end: '' }]),
);

export default {
  ...screens,
  title: 'Screens/Voluntary activities',
  tags: ['!autodocs'],
  play: isDrawn,
  args,
} satisfies ScreenMeta;

/** An activity whose code is printed. */
export const Codes: ScreenStory = {
  play: onceDrawn(async () => {
    await chooseInMore('打印二维码');
    const sheet = await screen.findByTitle<HTMLIFrameElement>(kitText('打印预览'));
    await waitFor(() => expect(sheet.contentDocument?.body.textContent).toContain('河道清洁志愿行动 7KQ2MX9A'));
    await expect(sheet.contentDocument?.querySelectorAll('img')).toHaveLength(1);
  }),
};

/** The code of an activity, shown to those who are there. */
export const ShownCode: ScreenStory = {
  play: onceDrawn(async () => {
    await chooseInMore('显示签到码');
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText('7KQ2MX9A')).toBeVisible();
    await expect(dialog.getByRole('img', { name: kitText('扫码报名、签到和签退') })).toBeVisible();
  }),
};

/** Where the code changes each minute, its end stands behind it and the window says to stay open. */
export const ChangingCode: ScreenStory = {
  args: {
    answers: [
      answerAt('POST', `${volunteActivities.path}/${activityCodesCall.path}`, [
        { id: '1', code: '7KQ2MX9A', end: 'K3F7PD' },
      ]),
      ...args.answers,
    ],
  },
  play: onceDrawn(async () => {
    await chooseInMore('显示签到码');
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText('7KQ2MX9A-K3F7PD')).toBeVisible();
    await expect(dialog.getByText(kitText('签到码每分钟更换，请让这个窗口一直开着，供现场扫描。'))).toBeVisible();
  }),
};
