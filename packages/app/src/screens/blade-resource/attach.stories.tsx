import { attach } from '@lattice/api/resources/blade-resource/attach';
import type { Meta } from '@storybook/react-vite';
import { answerRows } from '../../fixtures/answer.ts';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

const meta: Meta<AppScreenProps> = {
  ...screens,
  title: 'Screens/Attachments',
  tags: ['!autodocs'],
  play: isDrawn,
  args: {
    address: '/blade-resource/attach',
    shows: 'plan.pdf',
    answers: [
      holds(...allOf(attach)),
      answerRows(attach, 'page', [
        {
          id: '1',
          originalName: 'plan.pdf',
          name: 'a1.pdf',
          link: '/files/a1.pdf',
          extension: 'pdf',
          attachSize: 1200,
        },
      ]),
    ],
  },
};
export default meta;

/** Uploaded files. */
export const List: ScreenStory = {};
