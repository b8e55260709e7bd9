import { msg } from '@lingui/core/macro';
import type { Page } from '../../navigation/Page.ts';

const load: Page['load'] = () => import('../../screens/blade-system/dict.tsx').then((m) => m.Dict);

/** Other addresses of the screen of dictionaries. */
export const pages: readonly Page[] = [
  { path: '/dict-horizontal/index', title: msg`字典管理`, access: 'member', load },
  { path: '/dict-vertical/index', title: msg`字典管理`, access: 'member', load },
];
