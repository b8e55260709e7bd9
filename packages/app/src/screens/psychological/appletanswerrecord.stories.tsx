import { appletanswerrecord } from '@lattice/api/resources/psychological/appletanswerrecord';
import type { Meta } from '@storybook/react-vite';
import { answerRows } from '../../fixtures/answer.ts';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

const meta: Meta<AppScreenProps> = { ...screens, title: 'Screens/Answered scales', tags: ['!autodocs'], play: isDrawn };
export default meta;

/** All answered scales, each with the way to its report. */
export const List: ScreenStory = {
  args: {
    address: '/psychological/appletanswerrecord',
    shows: 'CP202603100001',
    answers: [
      holds(...allOf(appletanswerrecord)),
      answerRows(appletanswerrecord, 'page', [
        { id: '1', recordNo: 'CP202603100001', sourceType: '1', personName: '孙*', warnStatus: '1', status: '2' },
      ]),
    ],
  },
};
