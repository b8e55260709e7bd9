import type { OpinionDraft } from '@lattice/ui/ApprovalForm';
import { browserStore } from '../../../base/browserStore.ts';

/** Keeps in this browser the opinion that a person has begun to write on a task. */
export function opinionDraft(user: string, taskId: string): OpinionDraft {
  const key = `opinion-${user}-${taskId}`;
  return {
    read: () => browserStore.read(key) ?? '',
    write: (text) => browserStore.write(key, text === '' ? null : text),
  };
}
