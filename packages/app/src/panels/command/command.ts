import { townDay } from '@lattice/api/townTime';
import { warnManage } from '@lattice/api/resources/dispatch/warnManage';
import { recorddispatch } from '@lattice/api/resources/dispatch/recorddispatch';
import { visualization } from '@lattice/api/resources/visualization';
import { journalOf } from '../../features/command/journal.ts';
import type { RunningPlan } from '../../features/command/plan.ts';
import { usePanel } from '../../features/scene/usePanel.ts';
import { client } from '../../session/client.ts';

/** How many warnings are asked for. */
const MOST = 50;
/** How many lines of the journal are asked for. */
const LINES = 20;

/** Warnings of today that are not settled, the worst first. */
export const useWarnings = () =>
  usePanel({
    key: ['command', 'warnings'],
    ask: async (signal) => {
      const { records } = await client(warnManage).page(
        { current: 1, size: MOST, startDate: townDay(), status: '0,1', ascs: 'warn_level' },
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
      (await client(recorddispatch).page({ current: 1, size: LINES, descs: 'dispatch_no' }, { signal })).records,
    everyMs: 30_000,
  });

/** Milliseconds between two looks at the plan that is being carried out. */
const PLAN_MS = 30_000;

/** The plan that is being carried out with its journal; null for none. */
export const usePlan = () =>
  usePanel({
    key: ['command', 'plan'],
    ask: async (signal) => {
      const found = await client(visualization).selectCurrentIntelligentPlan(undefined, { signal });
      if (typeof found.id !== 'string' || found.id === '') return null;
      const plan = found as unknown as RunningPlan;
      return { plan, lines: await journalOf({ planId: plan.id }, signal) };
    },
    everyMs: PLAN_MS,
  });
