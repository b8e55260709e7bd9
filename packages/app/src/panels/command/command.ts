import { warnManage } from '@lattice/api/resources/dispatch/warnManage';
import { recorddispatch } from '@lattice/api/resources/dispatch/recorddispatch';
import { TOWN_TIME } from '../../base/partOfDay.ts';
import { usePanel } from '../../features/scene/usePanel.ts';
import { client } from '../../session/client.ts';

/** How many warnings and journal lines are asked for. */
const MOST = 50;

/** The day of the town, such as 2026-01-31. */
const today = (): string =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: TOWN_TIME }).format(new Date());

/** Warnings of today that nobody has begun to handle, the worst first. */
export const useWarnings = () =>
  usePanel({
    key: ['command', 'warnings'],
    ask: async (signal) => {
      const { records } = await client(warnManage).page(
        { current: 1, size: MOST, startDate: today(), status: '0', ascs: 'warnLevel' },
        { signal },
      );
      return records;
    },
    everyMs: 20_000,
  });

/** What was dispatched, the latest first. */
export const useJournal = () =>
  usePanel({
    key: ['command', 'journal'],
    ask: async (signal) =>
      (await client(recorddispatch).page({ current: 1, size: 8, descs: 'startTime' }, { signal })).records,
    everyMs: 30_000,
  });
