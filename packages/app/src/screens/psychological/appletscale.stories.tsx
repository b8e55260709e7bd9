import { appletscale } from '@lattice/api/resources/psychological/appletscale';
import { answerAt } from '../../fixtures/answer.ts';
import { listOf } from '../../fixtures/listOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';

export default { ...screens, title: 'Screens/OfferedScales', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

/** The scales that are offered; the one for the public has a link for guests. */
export const List: ScreenStory = {
  args: listOf(
    appletscale,
    '睡眠质量自评',
    [
      {
        id: '1',
        displayName: '睡眠质量自评',
        hmid: '5',
        hmidName: '睡眠质量自评',
        appletCategoryId: '2',
        appletCategoryIdName: '睡眠自评',
        sourceType: '2',
        status: '1',
      },
    ],
    answerAt('GET', 'psychological/appletscale/link', null),
  ),
};
