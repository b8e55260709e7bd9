import type { Transport } from './bind.ts';
import { type Call, post } from './call.ts';

/** An entry of the audit log that is not as it was sealed: changed, gone, or without the seal before it. */
export interface AuditFault {
  /** Place in the chain. */
  seq: string;
  id: string;
  /** yyyy-MM-dd HH:mm:ss; '' for an entry that is gone. */
  time: string;
  action: string;
  register: string;
  fault: 'changed' | 'missing' | 'gap';
}

/** What came of holding the audit log against its chain. */
export interface AuditProof {
  /** Entries that are sealed, and those that are not. */
  sealed: number;
  open: number;
  /** The last hash: whoever has written it down can prove the log later. */
  head: string;
  /** Day of the first entry. */
  since: string;
  /** The first fifty faults. */
  faults: readonly AuditFault[];
}

/** Seals what is new and holds the whole log against its chain; stands below the audit log. */
export const verifyCall: Call<void, AuditProof> = post('verify', 'query', { access: 'view' });

/** Asks our own server whether its audit log is whole. */
export const verifyAudit = async (transport: Transport): Promise<AuditProof> =>
  (await transport.send(`blade-log/audit/${verifyCall.path}`, verifyCall, {})) as AuditProof;
