import { apiScope } from '@lattice/api/resources/blade-system/api-scope';
import { screen, userEvent } from 'storybook/test';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { listOf } from '../../fixtures/listOf.ts';
import { type ScreenMeta, type ScreenStory, foundAgain, isDrawn, screens } from '../../fixtures/screens.ts';

export default { ...screens, title: 'Screens/API scopes', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

export const List: ScreenStory = {
  args: listOf(apiScope, 'api_notice', [
    {
      id: '1',
      scopeName: '查看通知',
      resourceCode: 'api_notice',
      scopePath: '/api/blade-desk/notice/**',
      scopeType: '2',
    },
  ]),
};

/** A scope that is being made is there again after a reload. */
export const Kept: ScreenStory = {
  args: List.args,
  tags: ['oneLanguage'],
  play: async (context) =>
    foundAgain(context, async () => {
      await userEvent.click(await context.canvas.findByRole('button', { name: kitText('按接口新增') }));
      return screen.findByRole('textbox', { name: kitText('权限名称') });
    }),
};
