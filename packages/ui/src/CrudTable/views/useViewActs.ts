import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { usePart } from '../CrudParts.tsx';
import type { SharedEntry } from './readShared.ts';
import { sharedText } from './sharedViews.ts';
import { type SavedView, readViews, withDefault, withRenamed, withView, withoutView, writeViews } from './views.ts';

/** What became of the last act, and the way back. */
interface News {
  text: string;
  isFault?: true;
  undo?: () => void;
}

/** What can be done with saved and shared views, and what is told of it. */
export function useViewActs() {
  const { t } = useLingui();
  const user = usePart('settings');
  const [news, setNews] = useState<News>();
  const { stored, exchange } = user;
  const views = readViews(stored);
  const write = (next: readonly SavedView[]) => user.store(writeViews(next));
  /** Asks the server; true where it did it. */
  const ask = async (work: () => Promise<unknown>, done: News): Promise<boolean> => {
    setNews(undefined);
    try {
      await work();
      setNews(done);
      return true;
    } catch (error) {
      setNews({ text: error instanceof Error ? error.message : String(error), isFault: true });
      return false;
    } finally {
      user.renew();
    }
  };
  const share = async ({ name, text, audience = '' }: Pick<SharedEntry, 'name' | 'text' | 'audience'>) =>
    exchange?.add(name, text, audience);
  return {
    views,
    news,
    /** Keeps a view for oneself or shares it; false where it could not be. */
    keep: async (view: SavedView, audience: string) => {
      const { name } = view;
      if (audience !== '')
        return ask(async () => share({ name, text: sharedText(view), audience }), { text: t`已共享视图“${name}”` });
      write(withView(views, view));
      setNews({ text: t`已保存视图“${name}”` });
      return true;
    },
    makeDefault: (name: string) => write(withDefault(views, name)),
    rename: (from: string, to: string) => {
      if (views.some(({ name }) => name === to))
        return setNews({ text: t`已经有视图“${to}”，请换个名称`, isFault: true });
      write(withRenamed(views, from, to));
      setNews({ text: t`已改名为“${to}”` });
    },
    remove: (name: string) => {
      write(withoutView(views, name));
      setNews({
        text: t`已删除视图“${name}”`,
        undo: () => {
          user.store(stored);
          setNews({ text: t`已恢复视图“${name}”` });
        },
      });
    },
    /** Shares a view under another name, then takes back the one of the old name. */
    renameShared: async (entry: SharedEntry, to: string) =>
      user.shared.some(({ isOwn, name }) => isOwn && name === to)
        ? setNews({ text: t`已经有视图“${to}”，请换个名称`, isFault: true })
        : ask(
            async () => {
              await share({ ...entry, name: to });
              await exchange?.remove(entry.id);
            },
            { text: t`已改名为“${to}”` },
          ),
    takeBack: async (entry: SharedEntry) => {
      const { name } = entry;
      await ask(async () => exchange?.remove(entry.id), {
        text: t`已撤回视图“${name}”，其他人不再看到它`,
        ...(entry.audience !== undefined && {
          undo: () => void ask(async () => share(entry), { text: t`已恢复视图“${name}”` }),
        }),
      });
    },
  };
}
