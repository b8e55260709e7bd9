import { recorddispatch } from '@lattice/api/resources/dispatch/recorddispatch';
import { warnManage } from '@lattice/api/resources/dispatch/warnManage';
import { gis } from '@lattice/api/resources/gis';
import { grid } from '@lattice/api/resources/grid/grid';
import { thrid } from '@lattice/api/resources/project/thrid';
import { dispatchScreen } from '@lattice/api/resources/visualization/dispatch';
import { visualization } from '@lattice/api/resources/visualization';
import type { Meta } from '@storybook/react-vite';
import { kitText } from '../../../ui/src/fixtures/kitText.ts';
import { answer, answerRows } from '../fixtures/answer.ts';
import type { AppScreenProps } from '../fixtures/AppScreen.tsx';
import { type ScreenStory, isDrawn, screens } from '../fixtures/screens.ts';
import { allOf, holds } from '../fixtures/town.ts';

const meta: Meta<AppScreenProps> = {
  ...screens,
  title: 'Screens/Scenes/Command',
  tags: ['!autodocs'],
  play: async (context) => {
    await isDrawn(context);
    await context.canvas.findByRole('group', { name: kitText('地图操作') }, { timeout: 10_000 });
  },
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
      holds(...allOf(warnManage)),
      answerRows(warnManage, 'page', [
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
