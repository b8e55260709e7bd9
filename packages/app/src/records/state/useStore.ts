import type { CrudStore } from '@lattice/ui/CrudTable';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { browserStore } from '../../base/browserStore.ts';
import { session } from '../../session/session.ts';

const exchange = async () => import('./sharedViews.ts');

/**
 * Keeps in this browser what the present user sets about a list; views are shared with others where the server can.
 */
export function useStore(name: string): CrudStore {
  const { t } = useLingui();
  const { user, abilities } = useSnapshot(session);
  const id = user?.user_id ?? '';
  const isShared = abilities.includes('views');
  const [dept, role] = [t`本部门`, t`同角色`];
  return useMemo(() => {
    const keyOf = (key: string) => `list-${id}-${name}-${key}`;
    return {
      read: (key) => browserStore.read(keyOf(key)),
      write: (key, text) => browserStore.write(keyOf(key), text),
      ...(isShared && {
        shared: {
          audiences: [
            { value: 'dept', label: dept },
            { value: 'role', label: role },
          ],
          load: async () => (await exchange()).loadShared(name),
          add: async (title, text, audience) => (await exchange()).addShared(name, title, text, audience),
          remove: async (view) => (await exchange()).removeShared(name, view),
        },
      }),
    };
  }, [id, name, isShared, dept, role]);
}
