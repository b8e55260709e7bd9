import { communityinfo } from '@lattice/api/resources/source/communityinfo';
import { communityset } from '@lattice/api/resources/source/communityset';
import type { Meta } from '@storybook/react-vite';
import { answerRows } from '../../fixtures/answer.ts';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

const meta: Meta<AppScreenProps> = { ...screens, title: 'Screens/Communities', tags: ['!autodocs'], play: isDrawn };
export default meta;

/** The communities, each with the way to its buildings. */
export const List: ScreenStory = {
  args: {
    address: '/source/communityinfo',
    shows: '枫桥花园',
    answers: [
      holds(...allOf(communityinfo), ...allOf(communityset)),
      answerRows(communityinfo, 'page', [
        { id: '1', communityName: '枫桥花园', communityCode: 'XQ0001', communityType: '1', address: '枫桥路56号' },
      ]),
    ],
  },
};
