import { eventcategory } from '@lattice/api/resources/event/eventcategory';
import { gridmemberbaseassess } from '@lattice/api/resources/kpi/gridmemberbaseassess';
import { answer, answerRows } from '../../fixtures/answer.ts';
import { monthOf } from '../../fixtures/monthOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';

const meta: ScreenMeta = { ...screens, title: 'Screens/Events of members', tags: ['!autodocs'], play: isDrawn };
export default meta;

export const Month: ScreenStory = {
  args: monthOf(
    '/kpi/eventReport',
    '91.7%',
    `${gridmemberbaseassess.path}/getGridmemberEventList`,
    { userId: '7002', reportCount: 12, satisfyRate: 91.7 },
    answer(gridmemberbaseassess, 'getGridmemberEventPie', [
      { categoryName: '路面破损', count: 9 },
      { categoryName: '乱堆乱放', count: 5 },
    ]),
    answerRows(eventcategory, 'page', [{ id: '5', categoryName: '路面破损' }]),
  ),
};
