import type { MapAnswer, MapBox } from '@lattice/api/map/mapCall';
import { type TestDatabase, testDatabases } from '@lattice/server/fixtures/openTestDatabase';
import { type Visitor, openTown } from '../server/openTown.ts';
import { growPeople } from './peopleTown.ts';
import { percentile } from './percentile.ts';

/**
 * Run with `npx node tests/bench/mapBoxes.ts [people] [repetitions] [PGlite or PostgreSQL]`, with DATABASE_URL for
 * PostgreSQL, to which the people are added; PGlite keeps the demo town of 16,000. Fails when 5 in 100 boxes of people,
 * houses or events take longer than the limit, or one answer has more bytes.
 */
const PEOPLE = Number(process.argv[2] ?? 1_000_000);
const TIMES = Number(process.argv[3] ?? 40);
const ONLY = process.argv[4] ?? '';
const LIMITS: Readonly<Record<string, number>> = { PostgreSQL: 100, PGlite: 250 };
const MOST_BYTES = 300_000;
const PATHS = ['source/populationinfo', 'source/houseinfo', 'event/event'];
/** Zooms at which a map of 1920 × 1080 pixels is looked at, and who looks: one sees everything, one figures alone. */
const ZOOMS = [12, 13, 14, 15, 16, 17, 18];
const ACCOUNTS = ['admin', 'leader', 'gridmember'];

/** A box of the map at a zoom, somewhere in the town; the same ones in each run. */
function boxAt([west, south, east, north]: MapBox, zoom: number, turn: number): string {
  const width = (1920 / 256) * (360 / 2 ** zoom);
  const height = width * (1080 / 1920) * 0.82;
  const lng = west + (east - west) * ((turn * 0.618) % 1);
  const lat = south + (north - south) * ((turn * 0.414) % 1);
  return [lng - width / 2, lat - height / 2, lng + width / 2, lat + height / 2].map((one) => one.toFixed(6)).join(',');
}

async function timed(visitor: Visitor, address: string): Promise<{ ms: number; bytes: number }> {
  const began = performance.now();
  const { status, body } = await visitor.ask(address);
  const ms = performance.now() - began;
  if (status !== 200) throw new Error(`${address}: ${status} ${String(body.msg)}`);
  return { ms, bytes: Buffer.byteLength(JSON.stringify(body)) };
}

async function measure(database: TestDatabase): Promise<boolean> {
  const town = await openTown(database, { scale: 'town' });
  const limit = LIMITS[database.name] ?? 0;
  let isKept = true;
  try {
    if (database.name === 'PostgreSQL') await growPeople(town.db, PEOPLE);
    for (const account of ACCOUNTS) {
      const visitor = await town.visit(account);
      for (const path of PATHS) {
        const whole = (await visitor.ask(`${path}/map`)).body.data as MapAnswer;
        const extent = whole.extent ?? [0, 0, 0, 0];
        const [all, byZoom]: [number[], string[]] = [[], []];
        let most = 0;
        for (const zoom of ZOOMS) {
          const times: number[] = [];
          for (let turn = 0; turn < TIMES; turn += 1) {
            const { ms, bytes } = await timed(visitor, `${path}/map?zoom=${zoom}&box=${boxAt(extent, zoom, turn)}`);
            times.push(ms);
            most = Math.max(most, bytes);
          }
          all.push(...times);
          byZoom.push(`${zoom}: ${Math.round(percentile(times, 0.5))}/${Math.round(percentile(times, 0.95))}`);
        }
        const late = percentile(all, 0.95);
        const isGood = late <= limit && most <= MOST_BYTES;
        isKept &&= isGood;
        console.log(
          `${isGood ? 'ok  ' : 'FAIL'} ${database.name}, ${path} (${whole.placed} placed) for ${account}: ` +
            `p50 ${Math.round(percentile(all, 0.5))} ms, p95 ${Math.round(late)} ms (limit ${limit}), ` +
            `at most ${Math.round(most / 1000)} kB; by zoom ${byZoom.join(', ')}`,
        );
      }
    }
  } finally {
    await town.db.close();
  }
  return isKept;
}

for (const database of testDatabases().filter(({ name }) => ONLY === '' || name === ONLY))
  if (!(await measure(database))) process.exitCode = 1;
