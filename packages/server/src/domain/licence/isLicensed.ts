import type { Sql } from '../../db/Database.ts';
import { licenceInfo } from './install.ts';

/** Milliseconds for which an answer holds; another process may have taken a licence meanwhile. */
const KEPT = 5000;
const known = new WeakMap<Sql, { at: number; isGood: boolean }>();

/** True while this installation has a licence that is not over. */
export async function isLicensed(db: Sql, now: Date): Promise<boolean> {
  const before = known.get(db);
  if (before !== undefined && Math.abs(now.getTime() - before.at) < KEPT) return before.isGood;
  const { status } = await licenceInfo({ db, now: () => now });
  const isGood = status === '1' || status === '2';
  known.set(db, { at: now.getTime(), isGood });
  return isGood;
}

/** Forgets what was known, because a licence was just taken. */
export const forgetLicence = (db: Sql): void => void known.delete(db);
