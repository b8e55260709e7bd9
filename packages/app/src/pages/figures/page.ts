import { msg } from '@lingui/core/macro';
import type { Page } from '../../navigation/Page.ts';

/** A report of figures: what it asks beside its answer; `new` for one that is not kept yet. */
export const pages: readonly Page[] = [
  {
    path: '/blade-report/design/:id',
    title: msg`报表设计`,
    access: 'member',
    load: () => import('./DesignScreen.tsx').then((m) => m.DesignScreen),
  },
];
