import { testDatabases } from '@lattice/server/fixtures/openTestDatabase';
import { openTown } from '../server/openTown.ts';
import { eventReports, growEvents } from './eventReports.ts';
import { percentile } from './percentile.ts';

const LIMIT = 500;

/**
 * Measures the reports over events on PostgreSQL; false when 5 in 100 answers of one take longer than the limit.
 *
 * @throws {Error} Where DATABASE_URL names no PostgreSQL, or a report is refused.
 */
export async function reports(events = 300_000, repetitions = 20): Promise<boolean> {
  const database = testDatabases().find(({ name }) => name === 'PostgreSQL');
  if (database === undefined) throw new Error('DATABASE_URL names no PostgreSQL, so nothing is measured. Set it.');
  const town = await openTown(database, { scale: 'town' });
  try {
    await growEvents(town.db, events);
    const visitor = await town.visit('admin');
    console.log(`Reports over 12 months of ${events} events, limit ${LIMIT} ms (p95 of ${repetitions}):`);
    let isKept = true;
    for (const [name, address] of Object.entries(eventReports)) {
      const times: number[] = [];
      for (let at = 0; at < repetitions; at += 1) {
        const began = performance.now();
        const { status, body } = await visitor.ask(address);
        times.push(performance.now() - began);
        if (status !== 200) throw new Error(`${address}: ${status} ${String(body.msg)}`);
      }
      const late = percentile(times, 0.95);
      if (late > LIMIT) isKept = false;
      const [half, most] = [percentile(times, 0.5), late].map((ms) => Math.round(ms));
      console.log(`  ${late > LIMIT ? 'FAIL' : 'ok  '} ${name}: p50 ${half} ms, p95 ${most} ms`);
    }
    return isKept;
  } finally {
    await town.db.close();
  }
}

// `npx node tests/bench/reports.ts [events] [repetitions]` measures the reports alone.
if (import.meta.main) {
  const [, , events, repetitions] = process.argv;
  process.exitCode = (await reports(Number(events ?? 300_000), Number(repetitions ?? 20))) ? 0 : 1;
}
