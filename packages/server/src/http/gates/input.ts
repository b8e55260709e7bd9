import { isAllowed } from '../../access/allow.ts';
import { withoutSignatures } from '../../files/signedAddress.ts';
import { refuseForeignFiles } from '../../files/sentFiles.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';
import { readInput } from '../wire/readInput.ts';
import type { Gate } from './Gate.ts';

/**
 * Reads the parameters (400, 413 or 415 where they cannot be read), refuses with 403 who may not make the call with
 * these, and removes signatures from addresses of files; a write may name none that the person was not shown.
 */
export const input: Gate = async (call, { db, settings, resources }, next) => {
  const { isOpen, person, endpoint, request } = call;
  const sent = await readInput(endpoint.call, request);
  call.input = withoutSignatures(sent);
  if (!isOpen && !isAllowed(person, endpoint, call.input, resources))
    throw new Refusal(403, say`请求被拒绝：您没有这项操作的权限，请联系管理员`);
  if (settings.openFiles !== true && endpoint.call.method === 'POST' && endpoint.call.reads !== true)
    await refuseForeignFiles(sent, call, { db, resources });
  return next();
};
