import { dict } from '@lattice/api/resources/blade-system/dict';
import { event } from '@lattice/api/resources/event/event';
import { houseinfo } from '@lattice/api/resources/source/houseinfo';
import { populationinfo } from '@lattice/api/resources/source/populationinfo';
import { roadinfo } from '@lattice/api/resources/source/roadinfo';
import { visualization } from '@lattice/api/resources/visualization';
import { menu } from '@lattice/api/resources/blade-system/menu';
import { expect, userEvent } from 'storybook/test';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { Refused, answer, answerAt, answerRows } from '../../fixtures/answer.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';
import { signedIn } from '../../fixtures/town.ts';

export default { ...screens, title: 'Screens/Home', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

/** The first page. */
export const Home: ScreenStory = { args: { address: '/wel/index', shows: '楼道堆放杂物' } };

/** The first page of somebody for whom nothing waits. */
export const NothingToDo: ScreenStory = {
  args: {
    address: '/wel/index',
    shows: '关于开展春季森林防火巡查的通知',
    answers: [
      answerAt('GET', 'blade-desk/dashboard/todos', { total: 0, overdue: 0, counts: [], items: [] }),
      answerAt('GET', 'blade-desk/dashboard/overview', {
        area: '第三网格',
        figures: [],
        events: [],
        grids: [],
        departments: [],
        system: null,
      }),
    ],
  },
};

/** The first page when the menu cannot be read. */
export const Failed: ScreenStory = {
  args: {
    address: '/wel/index',
    shows: '数据库正在维护，请稍后再试',
    answers: [answer(menu, 'routes', new Refused(500, '数据库正在维护，请稍后再试'))],
  },
};

/** What waits for the person, in numbers. */
export const Console: ScreenStory = {
  args: {
    address: '/wel/dashboard',
    shows: '待处理工作',
    answers: [
      answer(visualization, 'searchWorkBench', {
        todoEvents: 8,
        myEvents: 3,
        overdueEvents: 1,
        todayEvents: 6,
        myTasks: 5,
        unreadMessages: 12,
        warnings: 0,
      }),
    ],
  },
};

/** Where a browser and its server are tried out. */
export const Test: ScreenStory = { args: { address: '/test/index', shows: '测试页' } };

/** An administrator asks the server what it can; one register and its dictionaries do not answer. */
export const Diagnosis: ScreenStory = {
  args: {
    address: '/test/index',
    shows: '服务器诊断',
    session: { abilities: signedIn.abilities.filter((one) => one !== 'map') },
    answers: [
      answer(dict, 'dictionary', []),
      ...[populationinfo, houseinfo, roadinfo].map((register) => answerRows(register, 'page', [])),
      answer(event, 'page', new Refused(404, '没有这个地址')),
    ],
  },
  play: onceDrawn(async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: kitText('逐项诊断') }));
    await expect(await canvas.findByRole('grid', { name: kitText('没有应答的登记簿') })).toBeVisible();
  }),
};
