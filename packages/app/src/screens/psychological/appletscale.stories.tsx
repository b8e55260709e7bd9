import { appletscale } from '@lattice/api/resources/psychological/appletscale';
import type { Meta } from '@storybook/react-vite';
import { answerAt, answerRows } from '../../fixtures/answer.ts';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

const meta: Meta<AppScreenProps> = { ...screens, title: 'Screens/OfferedScales', tags: ['!autodocs'], play: isDrawn };
export default meta;

/** The scales that are offered; the one for the public has a link for guests. */
export const List: ScreenStory = {
  args: {
    address: '/psychological/appletscale',
    shows: '睡眠质量自评',
    answers: [
      holds(...allOf(appletscale)),
      answerAt('GET', 'psychological/appletscale/link', null),
      answerRows(appletscale, 'page', [
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
      ]),
    ],
  },
};
