import { useState } from 'react';
import { type CrudStore, memoryStore } from '../CrudStore.ts';
import { type CrudSettings, readSettings, writeSettings } from './settings.ts';

/** What the user set about a list, read from a store and kept there; saved views as the text that is stored. */
export function useSettings(given: CrudStore | undefined) {
  const [own] = useState(memoryStore);
  const store = given ?? own;
  const [settings, setSettings] = useState<CrudSettings>(() => readSettings(store.read('settings')));
  const [stored, setStored] = useState(() => store.read('views'));
  return {
    settings,
    stored,
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
