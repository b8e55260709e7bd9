import { region } from '@lattice/api/resources/blade-system/region';
import { answer } from '../../fixtures/answer.ts';
import { listOf } from '../../fixtures/listOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';

export default { ...screens, title: 'Screens/Regions', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

export const List: ScreenStory = {
  args: listOf(
    region,
    '清溪区',
    [{ id: '3', code: '980102', parentCode: '9801', name: '清溪区', sort: 1 }],
    answer(region, 'lazyTree', [{ id: '98', parentId: '00', title: '云岚省', key: '98', value: '98' }]),
  ),
};
