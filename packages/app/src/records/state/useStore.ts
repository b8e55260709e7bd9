import type { CrudStore } from '@lattice/ui/CrudTable';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { browserStore } from '../../base/browserStore.ts';
import { session } from '../../session/session.ts';

/** Keeps in this browser what the present user sets about a list. */
export function useStore(name: string): CrudStore {
  const { user } = useSnapshot(session);
  const id = user?.user_id ?? '';
  return useMemo(() => {
    const keyOf = (key: string) => `list-${id}-${name}-${key}`;
    return { read: (key) => browserStore.read(keyOf(key)), write: (key, text) => browserStore.write(keyOf(key), text) };
  }, [id, name]);
}
