import { apiScope } from '@lattice/api/resources/blade-system/api-scope';
import type { Meta } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { answerRows } from '../../fixtures/answer.ts';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { type ScreenStory, foundAgain, isDrawn, screens } from '../../fixtures/screens.ts';
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

/** A scope that is being made is there again after a reload. */
export const Kept: ScreenStory = {
  tags: ['oneLanguage'],
  play: async (context) =>
    foundAgain(context, async () => {
      await userEvent.click(await context.canvas.findByRole('button', { name: kitText('按接口新增') }));
      return screen.findByRole('textbox', { name: kitText('权限名称') });
    }),
};
