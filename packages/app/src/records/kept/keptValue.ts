import { browserStore } from '../../base/browserStore.ts';
import { session } from '../../session/session.ts';

/** Key of what the person is filling in, by its name; signing out forgets all of them. */
export const draftKey = (name: string): string => `draft-${session.user?.user_id ?? ''}-${name}`;

/** Where this browser keeps one thing that the person is filling in. */
export function keptValue<T>(name: string): { read: () => T | null; write: (value: T | null) => void } {
  const key = draftKey(name);
  return {
    read: () => {
      try {
        return JSON.parse(browserStore.read(key) ?? 'null') as T | null;
      } catch {
        return null;
      }
    },
    write: (value) => browserStore.write(key, value === null ? null : JSON.stringify(value)),
  };
}
