import { msg } from '@lingui/core/macro';
import type { Page } from '../../navigation/Page.ts';

const offers: Page['load'] = () => import('./OffersScreen.tsx').then((m) => m.OffersScreen);
const records: Page['load'] = () => import('./RecordsScreen.tsx').then((m) => m.RecordsScreen);

/** Scales: what is offered, the sheet that is answered, what came of it, and the editor. */
export const pages: readonly Page[] = [
  { path: '/psychological/gridmemberScale/:sourceType', title: msg`网格员测评量表`, access: 'member', load: offers },
  { path: '/psychological/massesScale/:sourceType', title: msg`群众测评量表`, access: 'member', load: offers },
  { path: '/psychological/gridMemberRecord/:sourceType', title: msg`网格员测评记录`, access: 'member', load: records },
  { path: '/psychological/massesRecord/:sourceType', title: msg`群众测评记录`, access: 'member', load: records },
  {
    path: '/psychological/answer/:recordId',
    title: msg`答题`,
    access: 'member',
    isKept: false,
    load: () => import('./SheetScreen.tsx').then((m) => m.SheetScreen),
  },
  {
    path: '/psychological/report/:recordId',
    title: msg`测评报告`,
    access: 'member',
    isKept: false,
    load: () => import('./ReportScreen.tsx').then((m) => m.ReportScreen),
  },
  {
    path: '/answer',
    title: msg`心理测评`,
    access: 'anyone',
    isTab: false,
    isFull: true,
    load: () => import('./GuestScreen.tsx').then((m) => m.GuestScreen),
  },
  {
    path: '/psychological/scaleEditor/:id/:name',
    title: msg`编辑量表`,
    access: 'member',
    load: () => import('./EditorScreen.tsx').then((m) => m.EditorScreen),
  },
];
