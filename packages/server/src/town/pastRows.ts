import { type Town, nowOf } from './Town.ts';

/** Fields that say when something was done, unlike deadlines and plans. */
const DONE = new Set([
  'createTime',
  'updateTime',
  'applyTime',
  'permitTime',
  'reportTime',
  'acceptTime',
  'handleTime',
  'checkTime',
  'signInTime',
  'signOutTime',
  'readTime',
  'sendTime',
  'issueTime',
  'gpsTime',
  'locateTime',
  'lastLocateTime',
  'lastReportTime',
  'lastActiveTime',
  'lastClearTime',
  'lastCheckTime',
  'reviewTime',
  'operateTime',
  'auditTime',
  'approveTime',
  'backTime',
  'syncTime',
  'publishTime',
  'exchangeTime',
  'submitTime',
  'answerTime',
  'feedbackTime',
  'superviseTime',
  'warnTime',
  'finishTime',
]);

/** Rows of the town in which nothing was done later than the moment in which the town is made. */
export function pastRows<R extends Readonly<Record<string, unknown>>>(town: Town, rows: readonly R[]): readonly R[] {
  const now = nowOf(town);
  return rows.map((row) => {
    const late = Object.entries(row).filter(
      ([name, value]) => DONE.has(name) && typeof value === 'string' && value > now,
    );
    return late.length === 0 ? row : { ...row, ...Object.fromEntries(late.map(([name]) => [name, now])) };
  });
}
