import { apiScope } from '@lattice/api/resources/blade-system/api-scope';
import { listOf } from '../../fixtures/listOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';

const meta: ScreenMeta = { ...screens, title: 'Screens/API scopes', tags: ['!autodocs'], play: isDrawn };
export default meta;

/** Addresses that roles may call besides. */
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
