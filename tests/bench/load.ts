import { gridmembertrajectory } from '@lattice/api/resources/grid/gridmembertrajectory';
import { type TestDatabase, testDatabases } from '@lattice/server/fixtures/openTestDatabase';
import { tableOf } from '@lattice/server/table/table';
import { json } from '../server/json.ts';
import { type Town, type Visitor, openTown } from '../server/openTown.ts';
import { percentile } from './percentile.ts';

/**
 * Run with `npx node tests/bench/load.ts [seconds] [rows] [PGlite or PostgreSQL]`, with DATABASE_URL for PostgreSQL
 * too. Fails when a limit is passed.
 */
const SECONDS = Number(process.argv[2] ?? 20);
const ROWS = Number(process.argv[3] ?? 1_000_000);
const ONLY = process.argv[4] ?? '';
const READERS = 50;
const WRITERS = 5;
/**
 * Longest time of a request in milliseconds: of 95 in 100 on people by two fields, and of a page of the large register.
 */
const LIMITS = { people: { PGlite: 120, PostgreSQL: 60 }, page: 300 };

const PEOPLE = 'source/populationinfo/page?sex=1&education=20&current=1&size=10';
const READS = [
  PEOPLE,
  'source/populationinfo/page?current=3&size=20',
  'source/houseinfo/page?current=1&size=10&houseStatus=2',
  'event/event/page?current=1&size=10&eventStatus=3',
  'grid/gridmember/page?current=1&size=10',
  'grid/gridmemberattendancerecord/page?current=2&size=50',
  'source/buildinginfo/page?current=1&size=10',
  'grid/grid/majorgrid-lazy-tree?parentId=0',
  'blade-system/dict/dictionary?code=sex',
  'project/gridmemberTask/page?current=1&size=10',
];

const round = (ms: number) => Math.round(ms * 10) / 10;
const faults: string[] = [];
const held = (what: string, ms: number, limit: number) => {
  if (ms > limit) faults.push(`${what}: ${round(ms)} ms, limit ${limit} ms`);
};

async function timed(visitor: Visitor, address: string, init?: RequestInit): Promise<number> {
  const began = performance.now();
  const { status, body } = await visitor.ask(address, init);
  if (status !== 200) faults.push(`${address}: ${status} ${String(body.msg)}`);
  return performance.now() - began;
}

/** Readers and writers who ask again as soon as they are answered. */
async function crowd(visitor: Visitor): Promise<{ reads: number[]; writes: number[] }> {
  const end = performance.now() + SECONDS * 1000;
  const [reads, writes]: [number[], number[]] = [[], []];
  const reader = async (n: number) => {
    for (let i = n; performance.now() < end; i += 1)
      reads.push(await timed(visitor, READS[i % READS.length] ?? PEOPLE));
  };
  const writer = async (n: number) => {
    for (let i = 0; performance.now() < end; i += 1)
      writes.push(
        await timed(
          visitor,
          'blade-system/param/submit',
          json({ paramName: `负载 ${n}-${i}`, paramKey: `load.${n}.${i}`, paramValue: 'x' }),
        ),
      );
  };
  await Promise.all([
    ...Array.from({ length: READERS }, (_, n) => reader(n)),
    ...Array.from({ length: WRITERS }, (_, n) => writer(n)),
  ]);
  return { reads, writes };
}

/** Grows the register of tracks to so many rows, an hour of them a second. */
async function grow(town: Town): Promise<void> {
  const table = tableOf(gridmembertrajectory).name;
  const { rows: members } = await town.db.query<{ id: string; grid: string }>(
    'select id::text as id, gridding_id::text as grid from grid_gridmember order by id',
  );
  const step = 20_000;
  for (let at = 0; at < ROWS; at += step) {
    await town.db.query(
      `insert into ${table} (id, grid_member_id, gridding_id, lng, lat, locate_time, create_time)
       select 5000000000000000000 + n, ($3::bigint[])[1 + n % $5], ($4::bigint[])[1 + n % $5], 118.6, 30.1,
         now() - n * interval '1 second', now() - n * interval '1 second'
       from generate_series($1::int, $2::int) n`,
      [at, Math.min(at + step, ROWS) - 1, members.map(({ id }) => id), members.map(({ grid }) => grid), members.length],
    );
  }
  await town.db.query(`analyze ${table}`);
}

/** Asks for pages of the large register, and prints by which index the rows are found. */
async function large(town: Town, visitor: Visitor): Promise<Record<string, number>> {
  const { rows } = await town.db.query<{ id: string }>(
    'select id::text as id from grid_gridmember order by id limit 1',
  );
  const pages = {
    newest: 'current=1&size=10',
    later: 'current=500&size=20',
    'of a member': `current=1&size=10&gridMemberId=${rows[0]?.id ?? ''}`,
  };
  const found: Record<string, number> = {};
  for (const [name, query] of Object.entries(pages)) {
    const requested: { text: string; params: readonly unknown[] }[] = [];
    const own = town.db.query.bind(town.db);
    town.db.query = (text, params = []) => {
      requested.push({ text, params });
      return own(text, params);
    };
    await timed(visitor, `grid/gridmembertrajectory/page?${query}`);
    town.db.query = own;
    const times: number[] = [];
    for (let i = 0; i < 10; i += 1) times.push(await timed(visitor, `grid/gridmembertrajectory/page?${query}`));
    const page = requested.find(({ text }) => text.includes(' offset '));
    const plan =
      page === undefined
        ? []
        : (await own<{ 'QUERY PLAN': string }>(`explain ${page.text}`, page.params)).rows
            .map((row) => row['QUERY PLAN'].trim())
            .filter((line) => / Scan /.test(line) && line.includes('trajectory'));
    console.log(`  page ${name}: ${plan.join(' | ')}`);
    if (!plan.some((line) => line.includes('Index'))) faults.push(`page ${name} is found without an index`);
    found[name] = round(percentile(times, 0.5));
    held(`page ${name} of ${ROWS} rows`, percentile(times, 0.5), LIMITS.page);
  }
  return found;
}

async function measure(database: TestDatabase): Promise<void> {
  const town = await openTown(database, { scale: 'town' });
  try {
    const visitor = await town.visit('admin');
    const { rows } = await town.db.query<{ n: number }>('select count(*)::int as n from source_populationinfo');
    const times: number[] = [];
    for (let i = 0; i < 200; i += 1) times.push(await timed(visitor, PEOPLE));
    const limit = database.name === 'PGlite' ? LIMITS.people.PGlite : LIMITS.people.PostgreSQL;
    held(`people by two fields on ${database.name}`, percentile(times, 0.95), limit);
    const { reads, writes } = await crowd(visitor);
    console.log(
      `${database.name}: ${rows[0]?.n} people by two fields ` +
        `p50 ${round(percentile(times, 0.5))} ms, p95 ${round(percentile(times, 0.95))} ms ` +
        `(limit ${limit})`,
    );
    console.log(
      `  ${READERS} readers, ${WRITERS} writers, ${SECONDS} s: ${reads.length} reads ` +
        `p95 ${round(percentile(reads, 0.95))} ms, ${writes.length} writes ` +
        `p95 ${round(percentile(writes, 0.95))} ms, ${faults.length} faults`,
    );
    await grow(town);
    console.log(`  pages of ${ROWS} rows, ms:`, await large(town, visitor));
  } finally {
    for (const fault of new Set(faults)) console.log(`  FAIL ${fault}`);
    await town.db.close();
  }
}

for (const database of testDatabases().filter(({ name }) => ONLY === '' || name === ONLY)) await measure(database);
process.exitCode = faults.length > 0 ? 1 : 0;
