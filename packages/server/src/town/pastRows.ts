import { type Town, nowOf } from './Town.ts';

/** Fields that say when something was done, unlike deadlines and plans. */
const DONE =
  /^(?:create|update|apply|permit|report|accept|handle|check|signIn|signOut|read|send|issue|gps|locate|lastLocate|lastReport|lastActive|lastClear|lastCheck|review|operate|audit|approve|back|sync|publish|exchange|submit|answer|feedback|supervise|warn|finish)Time$/;

/** Rows of the town in which nothing was done later than the moment in which the town is made. */
export function pastRows<R extends Readonly<Record<string, unknown>>>(town: Town, rows: readonly R[]): readonly R[] {
  const now = nowOf(town);
  return rows.map((row) => {
    const late = Object.entries(row).filter(
      ([name, value]) => DONE.test(name) && typeof value === 'string' && value > now,
    );
    return late.length === 0 ? row : { ...row, ...Object.fromEntries(late.map(([name]) => [name, now])) };
  });
}
