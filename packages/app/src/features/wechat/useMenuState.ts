import type { WechatEntry } from '@lattice/api/wechat/menuFaults';
import { type PublishedMenu, publishedCall } from '@lattice/api/wechat/wechatCalls';
import { type Articlewechatmenu, articlewechatmenu } from '@lattice/api/resources/cms/articlewechatmenu';
import { articlewechatgroupaccout } from '@lattice/api/resources/cms/articlewechatgroupaccout';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../session/client.ts';
import { transport } from '../../session/transport.ts';

const MOST = 100;
/** How often a menu on its way is asked for. */
const ASK_AGAIN_MS = 4000;

const toEntry = (row: Articlewechatmenu): WechatEntry => ({
  id: row.id,
  parentId: row.parentId || '0',
  name: row.menuName,
  key: row.menuKey || row.mediaId || row.articleId || '',
  url: row.url || row.pagePath || '',
});

/** The accounts that are in use. */
export const useAccounts = () =>
  useQuery({
    queryKey: ['rows', articlewechatgroupaccout.path, 'in use'],
    queryFn: async ({ signal }) =>
      (await client(articlewechatgroupaccout).page({ current: 1, size: MOST, isEnabled: 1 }, { signal })).records,
  });

interface MenuState {
  entries: WechatEntry[];
  /** Whether each entry is in step, by its id. */
  states: ReadonlyMap<string, Articlewechatmenu['syncStatus']>;
  published: PublishedMenu | null;
}

/** The menu of an account as it is, and as it was published last. */
export const useMenuState = (accountId: string) =>
  useQuery<MenuState>({
    queryKey: ['rows', articlewechatmenu.path, 'board', accountId],
    enabled: accountId !== '',
    refetchInterval: ({ state }) => (state.data?.published?.isWaiting === true ? ASK_AGAIN_MS : false),
    queryFn: async ({ signal }) => {
      const [{ records }, published] = await Promise.all([
        client(articlewechatmenu).page({ current: 1, size: MOST, accountId, isEnabled: 1, ascs: 'sort' }, { signal }),
        transport.send(`${articlewechatmenu.path}/${publishedCall.path}`, publishedCall, { accountId }, { signal }),
      ]);
      return {
        entries: records.map(toEntry),
        states: new Map(records.map(({ id, syncStatus }) => [id, syncStatus])),
        published: published as PublishedMenu | null,
      };
    },
  });
