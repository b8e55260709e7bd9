import { BareRefusal } from '../errors/BareRefusal.ts';
import type { MessageDescriptor } from '../words/say.ts';

/**
 * A refusal of the token call, bare and in both spellings that clients read (specification of the wire, section 1.4).
 */
export const tokenFailure = (
  status: number,
  words: MessageDescriptor,
  error = 'invalid_grant',
  headers?: Headers,
): BareRefusal =>
  new BareRefusal(
    status,
    words,
    (msg) => ({ code: status, success: false, error, error_code: status, error_description: msg, msg }),
    headers,
  );
