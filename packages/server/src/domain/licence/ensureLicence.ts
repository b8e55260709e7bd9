import type { Database } from '../../db/Database.ts';
import { type Maker, installLicence, licenceInfo, signLicence } from './install.ts';

/** Gives an installation that has no licence, or one that is over, a licence of its own key; a good one stays. */
export async function ensureLicence(db: Database, nextId: () => string): Promise<void> {
  const now = () => new Date();
  const { status } = await licenceInfo({ db, now });
  if (status === '1' || status === '2') return;
  const context: Maker = { db, now, nextId, person: null, address: '', traceId: 'start' };
  await installLicence((await signLicence(context)).content, context);
}
