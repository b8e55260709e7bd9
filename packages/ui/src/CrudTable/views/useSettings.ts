import { useCallback, useEffect, useState } from 'react';
import { type CrudStore, memoryStore } from '../CrudStore.ts';
import { type SharedEntry, readShared } from './readShared.ts';
import { type CrudSettings, readSettings, writeSettings } from './settings.ts';

/**
 * What the user set about a list, read from a store and kept there; saved views as the text that is stored. Shared
 * views are those that were known at the last visit until they are asked for again.
 */
export function useSettings(given: CrudStore | undefined) {
  const [own] = useState(memoryStore);
  const store = given ?? own;
  const [settings, setSettings] = useState<CrudSettings>(() => readSettings(store.read('settings')));
  const [stored, setStored] = useState(() => store.read('views'));
  const [shared, setShared] = useState<readonly SharedEntry[]>(() => readShared(store.read('shared')));
  const { shared: exchange } = store;
  const take = useCallback(
    (entries: readonly SharedEntry[]) => {
      setShared(entries);
      store.write('shared', entries.length === 0 ? null : JSON.stringify(entries));
    },
    [store],
  );
  const renew = () => void exchange?.load().then(take, () => null);
  return {
    settings,
    stored,
    shared,
    exchange,
    take,
    /** Asks again which views are shared. */
    renew,
    set: (next: Partial<CrudSettings>) => {
      const whole = { ...settings, ...next };
      setSettings(whole);
      store.write('settings', writeSettings(whole));
    },
    store: (views: string | null) => {
      setStored(views);
      store.write('views', views);
    },
  };
}

/** Asks which views are shared once the first rows are there, which need not wait for that. */
export function useShared(
  { exchange, take }: Pick<ReturnType<typeof useSettings>, 'exchange' | 'take'>,
  isReady: boolean,
) {
  useEffect(() => {
    if (!isReady) return undefined;
    let isCurrent = true;
    exchange?.load().then(
      (entries) => isCurrent && take(entries),
      () => null,
    );
    return () => {
      isCurrent = false;
    };
  }, [exchange, take, isReady]);
}
