import { BareRefusal } from '../BareRefusal.ts';

/** A refusal of the token call, bare and in both spellings that clients read (specification of the wire, section 1.4). */
export const tokenFailure = (status: number, message: string, error = 'invalid_grant', headers?: Headers): BareRefusal =>
  new BareRefusal(status, message, { code: status, success: false, error, error_code: status, error_description: message, msg: message }, headers);
