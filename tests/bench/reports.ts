import { testDatabases } from '@lattice/server/fixtures/openTestDatabase';
import { openTown } from '../server/openTown.ts';
import { eventReports, growEvents } from './eventReports.ts';

/**
 * Run with `npx node tests/bench/reports.ts [events] [repetitions]`, with DATABASE_URL of a PostgreSQL. Fails when 5 in
 * 100 answers of a report over twelve months take longer than the limit.
 */
const EVENTS = Number(process.argv[2] ?? 300_000);
const TIMES = Number(process.argv[3] ?? 20);
const LIMIT = 500;

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;

const database = testDatabases().find(({ name }) => name === 'PostgreSQL');
if (database === undefined) throw new Error('DATABASE_URL names no PostgreSQL, so nothing is measured. Set it.');
const town = await openTown(database, { scale: 'town' });
try {
  await growEvents(town.db, EVENTS);
  const visitor = await town.visit('admin');
  console.log(`Reports over 12 months of ${EVENTS} events, limit ${LIMIT} ms (p95 of ${TIMES}):`);
  for (const [name, address] of Object.entries(eventReports)) {
    const times: number[] = [];
    for (let at = 0; at < TIMES; at += 1) {
      const began = performance.now();
      const { status, body } = await visitor.ask(address);
      times.push(performance.now() - began);
      if (status !== 200) throw new Error(`${address}: ${status} ${String(body.msg)}`);
    }
    const late = percentile(times, 0.95);
    if (late > LIMIT) process.exitCode = 1;
    const [half, most] = [percentile(times, 0.5), late].map((ms) => Math.round(ms));
    console.log(`  ${late > LIMIT ? 'FAIL' : 'ok  '} ${name}: p50 ${half} ms, p95 ${most} ms`);
  }
} finally {
  await town.db.close();
}
