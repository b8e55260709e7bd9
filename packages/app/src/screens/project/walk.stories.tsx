import type { PatrolWalk, WalkPoint } from '@lattice/api/patrolCalls';
import { patrolTaskProgress } from '@lattice/api/resources/project/patrolTaskProgress';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { codeStream } from '../../../../ui/src/fixtures/codeStream.ts';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { queryClient } from '../../session/queryClient.ts';
import { Refused, answerAt } from '../../fixtures/answer.ts';
import { Keys } from '../../fixtures/Keys.ts';
import { type ScreenMeta, type ScreenStory, foundAgain, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';

export default { ...screens, title: 'Screens/My patrols', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

const point: WalkPoint = {
  pointId: '1',
  pointName: '第一网格充电棚',
  pointCode: 'XC0001',
  griddingId: '1',
  address: '和平路 1 号',
  lng: '120.1',
  lat: '30.1',
  checkRadius: 50,
  needPhoto: 0,
  planTime: '09:00',
  checkItems: [{ itemNo: 1, itemName: '灭火器', standard: '完好、无隐患' }],
  detailId: '',
  checkTime: '',
  checkResult: '',
  eventId: '',
};
const walk: PatrolWalk = {
  id: '5',
  taskId: '6',
  taskName: '三月消防巡查',
  requirement: '逐点打卡拍照。',
  patrolDate: '2026-03-10',
  cycleType: '0',
  startTime: '2026-03-10 08:00',
  endTime: '2026-03-10 18:00',
  status: '1',
  points: [
    { ...point, detailId: '71', checkTime: '2026-03-10 08:20:00', checkResult: '2' },
    { ...point, pointId: '2', pointName: '第一网格治安岗亭', pointCode: 'XC0002', planTime: '10:00' },
    { ...point, pointId: '3', pointName: '第一网格垃圾投放点', pointCode: 'XC0003', planTime: '' },
  ],
};
const walks = answerAt('GET', `${patrolTaskProgress.path}/walks`, [walk]);

/** A patrol under way, and the check-in at its next point where there is no camera. */
export const UnderWay: ScreenStory = {
  args: { address: '/project/walk', shows: '三月消防巡查', answers: [walks] },
  beforeEach: () => {
    const camera = spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(
      new DOMException('', 'NotFoundError'),
    );
    return () => camera.mockRestore();
  },
  play: onceDrawn(async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: kitText('扫码打卡') }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: kitText('巡查打卡') }));
    const checkIn = dialog.getByRole('button', { name: kitText('打卡') });
    await expect(checkIn).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox', { name: kitText('点位编号') }), 'xc0002');
    await expect(checkIn).toBeEnabled();
    await userEvent.click(await dialog.findByRole('checkbox'));
    await userEvent.click(checkIn);
    await expect(await dialog.findByText(kitText('请写明异常情况'))).toBeVisible();
  }),
};

const down = { with: 0 };
const failing: typeof walks = {
  ...walks,
  data: () => (down.with === 0 ? [walk] : new Refused(down.with, '服务器异常')),
};

/** A check-in is being filled in while the patrol cannot be read again; it goes only with the right to it. */
export const ReloadFails: ScreenStory = {
  args: { ...UnderWay.args, answers: [failing] },
  tags: ['oneLanguage'],
  beforeEach: UnderWay.beforeEach,
  play: async (context) => {
    down.with = 0;
    await isDrawn(context);
    const page = within(context.canvasElement);
    await userEvent.click(page.getByRole('button', { name: kitText('扫码打卡') }));
    const dialog = within(await screen.findByRole('dialog', { name: kitText('巡查打卡') }));
    await userEvent.type(dialog.getByRole('textbox', { name: kitText('点位编号') }), 'xc0002');
    down.with = 503;
    await queryClient.refetchQueries({ queryKey: ['rows'] });
    await expect(await screen.findByText(/刚才没有更新成功，显示的是 \d\d:\d\d 的数据/)).toBeInTheDocument();
    await expect(dialog.getByRole('textbox', { name: kitText('点位编号') })).toHaveValue('xc0002');
    down.with = 0;
    await queryClient.refetchQueries({ queryKey: ['rows'] });
    await waitFor(() => expect(screen.queryByText(/刚才没有更新成功/)).toBeNull());
    down.with = 403;
    await queryClient.refetchQueries({ queryKey: ['rows'] });
    await expect(await page.findByText(kitText('数据没有加载完成'))).toBeVisible();
    await expect(page.queryByText('三月消防巡查')).toBeNull();
  },
};

/** What was found at a point, half written when the page goes, is there when it comes back. */
export const CheckInKept: ScreenStory = {
  args: UnderWay.args,
  tags: ['oneLanguage'],
  beforeEach: UnderWay.beforeEach,
  play: async (context) => {
    await foundAgain(context, async () => {
      await userEvent.click(context.canvas.getByRole('button', { name: kitText('扫码打卡') }));
      const dialog = within(await screen.findByRole('dialog', { name: kitText('巡查打卡') }));
      const code = dialog.getByRole('textbox', { name: kitText('点位编号') });
      if ((code as HTMLInputElement).value === '') await userEvent.type(code, 'xc0002');
      const wrong = await dialog.findByRole('checkbox');
      if (!(wrong as HTMLInputElement).checked) await userEvent.click(wrong);
      return dialog.findByRole('textbox', { name: kitText('异常描述') });
    });
    await userEvent.click(screen.getByRole('button', { name: kitText('放弃草稿') }));
    await expect(screen.getByRole('textbox', { name: kitText('点位编号') })).toHaveValue('');
  },
};

/** The code of a point before the camera of a telephone, at the point: two presses, by the keyboard alone too. */
export const CheckedIn: ScreenStory = {
  args: {
    ...UnderWay.args,
    answers: [
      walks,
      answerAt('POST', `${patrolTaskProgress.path}/checkIn`, {
        id: '72',
        distance: 4,
        checkedPoints: 2,
        totalPoints: 3,
      }),
    ],
  },
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  beforeEach: () => {
    const camera = spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(() => codeStream('XC0002'));
    const place = spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found) =>
      found({ coords: { longitude: 120.1, latitude: 30.1, accuracy: 5 } } as GeolocationPosition),
    );
    return () => [camera, place].forEach((one) => one.mockRestore());
  },
  play: onceDrawn(async ({ canvas }) => {
    const keys = new Keys();
    await keys.press(canvas.getByRole('button', { name: kitText('扫码打卡') }));
    const dialog = within(await screen.findByRole('dialog', { name: kitText('巡查打卡') }));
    await dialog.findByText('第一网格治安岗亭', undefined, { timeout: 10_000 });
    await keys.press(dialog.getByRole('button', { name: kitText('打卡') }));
    await expect(await screen.findByText(kitText('已打卡：第一网格治安岗亭，已巡 2，共 3 个点位'))).toBeInTheDocument();
    await expect(keys.count).toBe(2);
  }),
};

/** The round of the day of a patrol that comes again, ended with a reason before all points are reached. */
export const RoundOfTheDay: ScreenStory = {
  args: {
    ...UnderWay.args,
    answers: [
      answerAt('GET', `${patrolTaskProgress.path}/walks`, [
        { ...walk, cycleType: '1', startTime: '2026-03-01 08:00', endTime: '2026-04-30 08:00' },
      ]),
      answerAt('POST', `${patrolTaskProgress.path}/endRound`, true),
    ],
  },
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  play: onceDrawn(async ({ canvas }) => {
    await expect(canvas.getByText(kitText('2026-03-10 当天的巡查'))).toBeVisible();
    await expect(canvas.getByText(kitText('周期任务，2026-03-01 至 2026-04-30'), { exact: false })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: kitText('完成当天的巡查') }));
    const name = kitText('完成 2026-03-10 的巡查：三月消防巡查');
    const dialog = within(await screen.findByRole('dialog', { name }));
    await userEvent.click(dialog.getByRole('button', { name: kitText('完成') }));
    await expect(await dialog.findByText(kitText('请写明原因'))).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: kitText('没有巡查的原因') }), 'rain');
    await userEvent.click(dialog.getByRole('button', { name: kitText('完成') }));
    await expect(await screen.findByText(kitText('已完成巡查：三月消防巡查'))).toBeInTheDocument();
  }),
};

/** Nothing is to be walked today. */
export const Nothing: ScreenStory = {
  args: {
    address: '/project/walk',
    shows: '今天没有派给您的巡查',
    answers: [answerAt('GET', `${patrolTaskProgress.path}/walks`, [])],
  },
};
