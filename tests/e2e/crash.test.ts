import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openTown } from './openTown.ts';
import { type RoadPage, anyGrid, road } from './road.ts';
import { type Ending, type RunEnvironment, startProduct } from './startProduct.ts';
import { expect, test } from './town.ts';
import { type Wire, openWire } from './wire.ts';

// What survives a crash is the doing of the product's own database and its folder.
test.use({ databaseKind: 'PGlite' });

const WRITERS = 8;
const ENOUGH = 60;

/**
 * Writers add roads side by side until the server is gone; at `ENOUGH` acknowledged ones `strike` is called, while the
 * others write on.
 */
async function write(wire: Wire, round: number, strike: () => Promise<void>): Promise<string[]> {
  const griddingId = await anyGrid(wire);
  const acknowledged: string[] = [];
  const strikes: Promise<void>[] = [];
  const writer = async (own: number) => {
    for (let n = 0; ; n += 1) {
      const routeName = `断电${round}-${own}-${n}`;
      const answer = await wire.post('source/roadinfo/submit', { ...road, griddingId, routeName }).catch(() => null);
      if (answer === null) return;
      expect(answer.code).toBe(200);
      acknowledged.push(routeName);
      if (acknowledged.length === ENOUGH) strikes.push(strike());
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, own) => writer(own)));
  await Promise.all(strikes);
  return acknowledged;
}

async function names(wire: Wire): Promise<string[]> {
  const { data } = await wire.get<RoadPage>('source/roadinfo/page', { current: '1', size: '200', routeName: '断电' });
  expect(data.total).toBeLessThanOrEqual(200);
  return data.records.map(({ routeName }) => routeName);
}

test(
  'no acknowledged row is lost when the server is killed in the middle of writes, twice',
  { tag: '@release' },
  async () => {
    test.setTimeout(150_000);
    const town = await openTown({}, 'PGlite');
    try {
      const acknowledged: string[] = [];
      for (const round of [1, 2]) {
        const wire = await openWire(town.address, 'admin', town.passwordOf('admin'));
        acknowledged.push(...(await write(wire, round, () => town.kill())));
        expect(acknowledged.length).toBeGreaterThanOrEqual(ENOUGH * round);
        await town.restart();
        const known = await names(await openWire(town.address, 'admin', town.passwordOf('admin')));
        expect(
          acknowledged.filter((name) => !known.includes(name)),
          `lost in round ${round}`,
        ).toEqual([]);
      }
      const after = await openWire(town.address, 'staff', town.passwordOf('staff'));
      const kept = await names(after);
      expect(new Set(kept).size).toBe(kept.length);
      expect(
        (
          await after.post('source/roadinfo/submit', {
            ...road,
            griddingId: await anyGrid(after),
            routeName: '断电之后',
          })
        ).code,
      ).toBe(200);
    } finally {
      await town.close();
    }
  },
);

/** Starts the product where it cannot start. */
async function refusedStart(environment: RunEnvironment): Promise<Ending> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lattice-refused-'));
  const run = startProduct({ DATA_DIR: folder, ...environment });
  try {
    return await Promise.race([
      run.ended,
      run.ready.then((address): never => {
        throw new Error(`It started at ${address}, though it should not have.`);
      }),
    ]);
  } finally {
    await run.stop('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
}

function expectSentence({ code, err }: Ending, ...parts: readonly (string | RegExp)[]): void {
  expect(code).toBe(1);
  expect(err.trim().split('\n')).toHaveLength(1);
  expect(err).not.toMatch(/^\s+at /m);
  for (const part of parts) expect(err).toMatch(part);
}

test('a second server on the same folder is refused in a sentence that names the first', async ({ town }) => {
  const ending = await refusedStart({ DATA_DIR: town.folder });
  expectSentence(ending, town.folder, new RegExp(`process ${town.pid}\\b`), /DATA_DIR/);
  expect((await fetch(`${town.address}/api/blade-auth/oauth/captcha`)).status).toBe(200);
});

test('a busy port is named in a sentence', async ({ town }) => {
  const { port } = new URL(town.address);
  const ending = await refusedStart({ PORT: port });
  expectSentence(ending, new RegExp(`\\b${port}\\b.*in use`), /PORT=/);
});

test('a database that cannot be reached is named in a sentence without its password', async () => {
  const ending = await refusedStart({ DATABASE_URL: 'postgres://lattice:Geheim-77@127.0.0.1:1/town' });
  expectSentence(ending, /127\.0\.0\.1:1\b/);
  expect(ending.out + ending.err).not.toContain('Geheim');
});
