import { msg } from '@lingui/core/macro';
import type { Page } from '../../navigation/Page.ts';

const load: Page['load'] = () => import('./NotYet.tsx').then((m) => m.NotYet);
const member = { access: 'member', load } as const;
const full = { ...member, isTab: false, isFull: true } as const;

/** Pages whose screens come with a later version; each leaves this list for a folder of its own. */
export const pages: readonly Page[] = [{ path: '/project/titleransaction_visual', title: msg`产权地图`, ...full }];
