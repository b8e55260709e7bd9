import { use, useEffect } from 'react';
import { subscribeKey } from 'valtio/utils';
import { session } from '../session/session.ts';
import { PageKey } from './PageKey.ts';
import { pageNames } from './pageNames.ts';

/**
 * Says what the page around is about, such as a person or a process: its tag and the title of the window carry the
 * name. '' while it is not known.
 */
export function useName(name: string): void {
  const key = use(PageKey);
  useEffect(() => {
    if (key !== '' && name !== '') pageNames[key] = name;
  }, [key, name]);
}

subscribeKey(session, 'phase', (phase) => {
  if (phase !== 'in' && phase !== 'locked')
    for (const key of Object.keys(pageNames)) Reflect.deleteProperty(pageNames, key);
});
