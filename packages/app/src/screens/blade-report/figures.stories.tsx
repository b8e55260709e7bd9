import { figures } from '@lattice/api/resources/blade-report/figures';
import { listOf } from '../../fixtures/listOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';

export default { ...screens, title: 'Screens/Reports', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

export const List: ScreenStory = {
  args: listOf(figures, '各网格房屋用途', [
    {
      id: '1',
      name: '各网格房屋用途',
      registerName: '房屋',
      chart: '1',
      receiverType: '5',
      schedule: '2',
      sentTime: '2026-11-23 07:00:00',
    },
  ]),
};
