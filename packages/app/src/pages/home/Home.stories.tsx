import { visualization } from '@lattice/api/resources/visualization';
import { menu } from '@lattice/api/resources/blade-system/menu';
import type { Meta } from '@storybook/react-vite';
import { Refused, answer, answerAt } from '../../fixtures/answer.ts';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';

const meta: Meta<AppScreenProps> = { ...screens, title: 'Screens/Home', tags: ['!autodocs'], play: isDrawn };
export default meta;

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
