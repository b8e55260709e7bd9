import { apiScope } from '@lattice/api/resources/blade-system/api-scope';
import type { Meta } from '@storybook/react-vite';
import { answerRows } from '../../fixtures/answer.ts';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

const meta: Meta<AppScreenProps> = {
  ...screens,
  title: 'Screens/API scopes',
  tags: ['!autodocs'],
  play: isDrawn,
  args: {
    address: '/blade-system/api-scope',
    shows: 'api_notice',
    answers: [
      holds(...allOf(apiScope)),
      answerRows(apiScope, 'page', [
        {
          id: '1',
          scopeName: '查看通知',
          resourceCode: 'api_notice',
          scopePath: '/api/blade-desk/notice/**',
          scopeType: '2',
        },
      ]),
    ],
  },
};
export default meta;

/** Addresses that roles may call besides. */
export const List: ScreenStory = {};
