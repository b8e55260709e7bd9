import { permissionCode } from '@lattice/api/resource';
import { recorddispatch } from '@lattice/api/resources/dispatch/recorddispatch';
import { warnManage } from '@lattice/api/resources/dispatch/warnManage';
import { gis } from '@lattice/api/resources/gis';
import { menu } from '@lattice/api/resources/blade-system/menu';
import { grid } from '@lattice/api/resources/grid/grid';
import { user } from '@lattice/api/resources/blade-user';
import { intelligentPlan } from '@lattice/api/resources/project/intelligentPlan';
import { gridmemberTask } from '@lattice/api/resources/project/gridmemberTask';
import { thrid } from '@lattice/api/resources/project/thrid';
import { dispatchScreen } from '@lattice/api/resources/visualization/dispatch';
import { visualization } from '@lattice/api/resources/visualization';
import { gridmember } from '@lattice/api/resources/grid/gridmember';
import { expect, screen, userEvent, within } from 'storybook/test';
import { kitPattern, kitText } from '../../../ui/src/fixtures/kitText.ts';
import { tellEvents } from '../features/notices/eventNews.ts';
import { answer, answerRows } from '../fixtures/answer.ts';
import { squareAt } from '../fixtures/squareAt.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../fixtures/screens.ts';
import { entry, holds } from '../fixtures/town.ts';
import { registerOf } from '../fixtures/listOf.ts';

const meta: ScreenMeta = {
  ...screens,
  title: 'Screens/Scenes/Command',
  tags: ['!autodocs'],
  play: onceDrawn(async ({ canvas }) => {
    await canvas.findByRole('group', { name: kitText('地图操作') }, { timeout: 10_000 });
  }),
};
export default meta;

const shares = (total: number) => ({ total, items: [] });
const event = { id: '11', eventTitle: '和平社区第三网格路灯损坏', griddingIdName: '第三网格' };

/** The town at work, with a warning that waits. */
export const AtWork: ScreenStory = {
  args: {
    address: '/dispatch/comprehensive',
    shows: '烟感 3-201：烟雾报警',
    answers: [
      ...registerOf(warnManage, [
        {
          id: '1',
          warnTitle: '烟感 3-201：烟雾报警',
          warnLevel: '1',
          address: '枫桥花园 3 号楼',
          firstWarnTime: '2026-03-10 10:21:00',
          status: '0',
        },
      ]),
      answerRows(recorddispatch, 'page', [
        {
          id: '1',
          dispatchNo: 'DD20260310001',
          sendMess: '请到枫桥花园现场处置。',
          roomName: '',
          startTime: '2026-03-10 10:25:00',
        },
      ]),
      answerRows(grid, 'page', []),
      answer(gis, 'resource', []),
      answer(thrid, 'meteorology', {
        place: '枫桥镇',
        time: '2026-03-10 10:00:00',
        text: '多云',
        temperature: 12.5,
        humidity: 60,
        windDirection: '东风',
        windSpeed: 2.4,
        rain: 0,
        airQuality: 60,
        forecast: [],
      }),
      answer(dispatchScreen, 'selectPopulationStatic', shares(16_204)),
      answer(dispatchScreen, 'selectHouseStatic', shares(5_381)),
      answer(dispatchScreen, 'selectGridMemberStatic', shares(120)),
      answer(dispatchScreen, 'selectEventStatic', shares(340)),
      answer(dispatchScreen, 'selectDeviceStatic', shares(595)),
      answer(visualization, 'getCurrentDayEventList', [event]),
      answer(visualization, 'getCurrentDayFlowEventList', []),
      answer(visualization, 'getCurrentDayOverdueEventList', [event]),
      answer(visualization, 'getOnlineGridMemberList', []),
      answer(visualization, 'selectCurrentIntelligentPlan', {}),
    ],
  },
};

let reported = 1;

/** An event that somebody reports is counted at once. */
export const Live: ScreenStory = {
  tags: ['oneLanguage'],
  args: {
    ...AtWork.args,
    answers: [
      answer(visualization, 'getCurrentDayEventList', () =>
        Array.from({ length: reported }, (_, at) => ({ ...event, id: String(at) })),
      ),
      ...(AtWork.args?.answers ?? []),
    ],
  },
  play: async (context) => {
    reported = 1;
    await isDrawn(context);
    await expect(await context.canvas.findByRole('tab', { name: /今日上报 1/ }, { timeout: 10_000 })).toBeVisible();
    reported = 2;
    tellEvents();
    await expect(await context.canvas.findByRole('tab', { name: /今日上报 2/ }, { timeout: 10_000 })).toBeVisible();
  },
};

const geom = squareAt(113.61, 34.74, 0.02, 0.02);
const member = { id: '7', personName: '汪**', griddingId: '3', griddingIdName: '第三网格', userId: '70' };

/** An area is drawn by keys: who is inside gets a message or a task. */
export const InArea: ScreenStory = {
  args: {
    ...AtWork.args,
    answers: [
      answer(menu, 'routes', [
        entry('/grid/gridmember', '网格员', ''),
        entry('/dispatch/comprehensive', '综合指挥调度', ''),
      ]),
      holds(permissionCode(recorddispatch, 'pushMessage'), permissionCode(gridmemberTask, 'add')),
      answer(gis, 'resource', ({ query }) =>
        query.get('resType') === 'gridmember'
          ? [{ id: '7', type: 'gridmember', kind: '', address: '', name: '汪**', lng: '113.62', lat: '34.75' }]
          : [],
      ),
      answerRows(gridmember, 'page', [member]),
      answerRows(grid, 'page', [{ id: '3', gridName: '第三网格', geom }]),
      ...(AtWork.args?.answers ?? []),
    ],
  },
  play: onceDrawn(async ({ canvas }) => {
    await canvas.findByRole('button', { name: /汪/ }, { timeout: 10_000 });
    await userEvent.click(canvas.getByRole('button', { name: kitText('地图工具') }));
    await userEvent.click(await screen.findByRole('button', { name: kitText('框选') }));
    canvas.getByRole('application', { name: kitText('指挥地图') }).focus();
    await userEvent.keyboard('{ArrowLeft>5/}{ArrowUp>5/}{Enter}{ArrowRight>12/}{ArrowDown>12/}{Enter}');
    const area = within(await screen.findByRole('dialog'));
    await expect(await area.findByRole('button', { name: kitText('下发任务') })).toBeVisible();
    await userEvent.click(area.getByRole('button', { name: kitText('推送消息') }));
    await expect(await screen.findByRole('dialog', { name: kitText('推送消息') })).toBeVisible();
  }),
};

const steps = [
  { stepNo: 1, title: '核实', content: '到场核实' },
  { stepNo: 2, title: '疏散', content: '转移群众', limitMinutes: 30 },
];

/** A plan is rehearsed: its checklist with who ticked what, and the desk of warnings with two of one cause. */
export const Rehearsal: ScreenStory = {
  args: {
    ...AtWork.args,
    answers: [
      holds(permissionCode(intelligentPlan, 'edit'), permissionCode(warnManage, 'edit')),
      answer(visualization, 'selectCurrentIntelligentPlan', {
        id: '5',
        planName: '山洪预案',
        isDrill: 1,
        runStatus: '1',
        lastStartTime: '2026-03-10 10:00:00',
        steps,
        teams: [],
        commanderId: '',
        hedgePointIds: '',
        emergencyResourceIds: '',
        monitorIds: '',
      }),
      answerRows(recorddispatch, 'page', [
        { id: '1', dispatchType: '7', sendMess: '开始演练：山洪预案', startTime: '2026-03-10 10:00:00' },
        { id: '2', dispatchType: '7', stepNo: 1, sendUserName: '周调度', startTime: '2026-03-10 10:05:00' },
      ]),
      answer(user, 'userList', []),
      ...(AtWork.args?.answers ?? []),
    ],
  },
  play: onceDrawn(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: kitText('打开清单') }));
    const desk = within(await screen.findByRole('dialog', { name: kitPattern(/演练/) }));
    await expect(desk.getByText(/周调度/)).toBeVisible();
    await expect(desk.getByRole('button', { name: kitPattern(/完成第 2 步/) })).toBeVisible();
    await userEvent.click(desk.getAllByRole('button', { name: kitText('关闭') })[0] as HTMLElement);
    await userEvent.click(await canvas.findByRole('button', { name: kitPattern(/处理今日预警/) }));
    await expect(await screen.findByRole('dialog', { name: kitText('今日预警') })).toBeVisible();
  }),
};
