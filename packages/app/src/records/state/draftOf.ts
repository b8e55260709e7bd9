import type { DraftStore } from '@lattice/ui/Form';
import { browserStore } from '../../base/browserStore.ts';

/**
 * Keeps in this browser what a person has typed into the form of a record and not saved; the form leaves secrets and
 * sensitive values out.
 */
export function draftOf(user: string, path: string, record: string): DraftStore {
  const key = `draft-${user}-${path}-${record}`;
  return {
    read: () => {
      try {
        return JSON.parse(browserStore.read(key) ?? 'null') as ReturnType<DraftStore['read']>;
      } catch {
        return null;
      }
    },
    write: (values) => browserStore.write(key, JSON.stringify(values)),
    clear: () => browserStore.write(key, null),
  };
}
