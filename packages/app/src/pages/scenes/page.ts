import { msg } from '@lingui/core/macro';
import type { Page } from '../../navigation/Page.ts';

const full = { access: 'member', isTab: false, isFull: true, isOfMenu: true } as const;

/** Full screens: each shows a scene. */
export const pages: readonly Page[] = [
  {
    path: '/dispatch/comprehensive',
    title: msg`综合指挥调度`,
    ...full,
    load: () => import('../../scenes/command.tsx').then((m) => m.Command),
  },
  {
    path: '/dispatch/gis',
    title: msg`地图可视化`,
    redirects: ['/dispatch/gis-mapvisual'],
    ...full,
    load: () => import('../../scenes/townMap.tsx').then((m) => m.MapScene),
  },
  {
    path: '/party/party-grid-exhibition',
    title: msg`党建网格展示`,
    ...full,
    load: () => import('../../scenes/partyGrids.tsx').then((m) => m.PartyGridExhibition),
  },
  {
    path: '/project/titleransaction_visual',
    title: msg`产权地图`,
    ...full,
    load: () => import('../../scenes/landMap.tsx').then((m) => m.LandMap),
  },
  {
    path: '/dispatch/rating',
    title: msg`六个满意度评价`,
    ...full,
    load: () => import('../../scenes/rating.tsx').then((m) => m.Rating),
  },
];
