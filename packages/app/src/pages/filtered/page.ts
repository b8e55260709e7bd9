import { msg } from '@lingui/core/macro';
import { filteredPages } from '../../features/register/filteredPages.ts';
import type { ComponentType } from 'react';
import type { Page } from '../../navigation/Page.ts';
import type { FilteredListProps } from './FilteredScreen.tsx';

type List = ComponentType<FilteredListProps>;
interface Facts extends Pick<Page, 'title' | 'isKept'> {
  /** Loads what shows the rows, where the list that follows from the definition does not do. */
  list?: () => Promise<List>;
}

const facts: Readonly<Record<(typeof filteredPages)[number]['path'], Facts>> = {
  'cms/article': { title: msg`文章发布` },
  'cms/messageReceiver': {
    title: msg`消息接收`,
    list: async () => (await import('../../features/messages/MessageReceivers.tsx')).MessageReceivers,
  },
  'dispatch/devWarnRecord': { title: msg`感知预警` },
  'project/volunteRecord': { title: msg`活动报名与签到` },
  'source/Massorganize': { title: msg`群防群治组织`, isKept: false },
};

/** Registers that show the rows of one record, whose id and name stand in the address. */
export const pages: readonly Page[] = filteredPages.map(({ path, field }) => {
  const { list, ...shown } = facts[path];
  return {
    path: `/${path}/:id/:name`,
    access: 'member',
    ...shown,
    load: async () => (await import('./recordRegister.tsx')).recordRegister(path, field, await list?.()),
  };
});
