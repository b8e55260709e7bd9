import { msg } from '@lingui/core/macro';
import { filteredPages } from '../../features/register/filteredPages.ts';
import type { Page } from '../../navigation/Page.ts';

const facts: Readonly<Record<(typeof filteredPages)[number]['path'], Pick<Page, 'title' | 'isKept'>>> = {
  'cms/article': { title: msg`文章发布` },
  'cms/messageReceiver': { title: msg`消息接收` },
  'dispatch/devWarnRecord': { title: msg`感知预警` },
  'project/volunteRecord': { title: msg`活动报名与签到` },
  'source/Massorganize': { title: msg`群防群治组织`, isKept: false },
};

/** Registers that show the rows of one record, whose id and name stand in the address. */
export const pages: readonly Page[] = filteredPages.map(({ path, field }) => ({
  path: `/${path}/:id/:name`,
  access: 'member',
  ...facts[path],
  load: () => import('./recordRegister.tsx').then((m) => m.recordRegister(path, field)),
}));
