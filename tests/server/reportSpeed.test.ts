import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { inTown } from './inTown.ts';
import { eventReports, growEvents } from '../bench/eventReports.ts';
import type { Visitor } from './openTown.ts';

const EVENTS = 20_000;
/** Rows that the steps of a plan may give and leave out in all, for each event: reports read each row a few times. */
const ROWS = 12;
const LIMIT_MS = 1000;

interface Plan {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  Plans?: Plan[];
}

const rowsIn = (plan: Plan): number =>
  (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Join Filter'] ?? 0)) *
    plan['Actual Loops'] +
  (plan.Plans ?? []).reduce((sum, below) => sum + rowsIn(below), 0);

inTown(`reports over ${EVENTS} events on $name`, {}, ({ town }) => {
  let admin: Visitor;
  beforeAll(async () => {
    await growEvents(town.db, EVENTS);
    admin = await town.visit('admin');
  });
  afterEach(() => vi.restoreAllMocks());

  it.each(Object.entries(eventReports))('%s reads each row a few times at most, and soon', async (_, address) => {
    const times: number[] = [];
    for (let at = 0; at < 3; at += 1) {
      const began = performance.now();
      expect(await admin.ask(address).status()).toBe(200);
      times.push(performance.now() - began);
    }
    const query = vi.spyOn(town.db, 'query');
    await admin.ask(address);
    const asked = query.mock.calls.filter(([text]) => /\bevent_event|\bgrid_gridmember/.test(text));
    query.mockRestore();
    expect(asked.length).toBeGreaterThan(0);
    let rows = 0;
    for (const [text, params] of asked) {
      const told = await town.rows<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        `explain (analyze, timing off, format json) ${text}`,
        params,
      );
      rows += rowsIn(told[0]?.['QUERY PLAN'][0].Plan as Plan);
    }
    expect(rows).toBeLessThan(ROWS * EVENTS);
    expect(Math.min(...times)).toBeLessThan(LIMIT_MS);
  });
});
