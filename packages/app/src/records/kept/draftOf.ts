import type { DraftStore } from '@lattice/ui/Form';
import { keptValue } from './keptValue.ts';

type Values = NonNullable<ReturnType<DraftStore['read']>>;

/**
 * Keeps in this browser what the person has typed into a form and not sent, by the name of the form; the form leaves
 * secrets and sensitive values out.
 */
export function draftOf(name: string): DraftStore {
  const { read, write } = keptValue<Values>(name);
  return { read, write, clear: () => write(null) };
}
