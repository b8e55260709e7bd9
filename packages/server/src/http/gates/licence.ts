import { isLicensed } from '../../domain/licence/isLicensed.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';
import type { Gate } from './Gate.ts';

/** The register of licences; without a good licence its calls are open to anybody, so that one can be installed. */
const LICENCES = 'krd/license';

/** Refuses with 5000 while this installation has no good licence, except for open calls and those that install one. */
export const licence: Gate = async (call, { db, settings }, next) => {
  if (settings.needsLicence === true && !(await isLicensed(db, call.at))) {
    call.isOpen ||= call.endpoint.resource.path === LICENCES;
    if (!call.isOpen) throw new Refusal(5000, say`系统未授权，请联系管理员完成授权`);
  }
  return next();
};
