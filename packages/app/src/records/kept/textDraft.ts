import type { OpinionDraft } from '@lattice/ui/ApprovalForm';
import { keptValue } from './keptValue.ts';

/** Keeps in this browser a text that the person has begun to write, by its name. */
export function textDraft(name: string): OpinionDraft {
  const { read, write } = keptValue<string>(name);
  return { read: () => read() ?? '', write: (text) => write(text === '' ? null : text) };
}
