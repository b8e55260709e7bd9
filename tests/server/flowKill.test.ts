import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@lattice/server/db/Database';
import { openPglite } from '@lattice/server/db/pglite';
import { openPostgres } from '@lattice/server/db/postgres';
import { type TestDatabase, emptyTemplate, testDatabases } from '@lattice/server/fixtures/openTestDatabase';
import { describe, expect, it } from 'vitest';
import { flowParts } from './flowParts.ts';

/** Times that the worker is killed; RUNS says more of them. */
const ROUNDS = Number(process.env.RUNS ?? 3);

/** A database that other processes open too: by its folder or its address. */
interface Shared {
  where: string;
  /** Opens it, for as long as nobody else works on it. */
  open(): Promise<Database>;
  gone(): Promise<void>;
}

async function shared({ name, open }: TestDatabase): Promise<Shared> {
  if (name === 'PGlite') {
    const folder = await mkdtemp(join(tmpdir(), 'lattice-flow-'));
    const template = await emptyTemplate();
    return {
      where: join(folder, 'db'),
      open: () => openPglite({ folder: join(folder, 'db'), template }),
      gone: () => rm(folder, { recursive: true, force: true }),
    };
  }
  const db = await open();
  const { rows } = await db.query<{ name: string }>('select current_database() as name');
  const url = new URL(process.env.DATABASE_URL ?? '');
  url.pathname = `/${rows[0]?.name ?? ''}`;
  return { where: url.href, open: () => openPostgres({ url: url.href }), gone: () => db.close() };
}

/** Lets a worker work, kills it in the middle after some of its answers, and gives what it was answered. */
async function workAndDie(
  where: string,
  worker: number,
  definition: string,
): Promise<(readonly [command: string, id: string])[]> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'flowWorker.ts'), where, String(worker), definition],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const [out, err]: [string[], string[]] = [[], []];
  const enough = Math.random() * 40;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out.push(text);
    if (out.join('').split('\n').length > enough) child.kill('SIGKILL');
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => void err.push(text));
  const signal = await new Promise<string | null>((resolve) => void child.once('close', (_, by) => resolve(by)));
  expect([signal, err.join('')]).toEqual(['SIGKILL', '']);
  return out
    .join('')
    .split('\n')
    .slice(0, -1)
    .map((line) => line.split(' ') as [string, string]);
}

/** What is between before and after: nothing, or the lines that say so. */
async function halfDone(db: Database): Promise<readonly object[]> {
  const { rows } = await db.query(
    `with seen as (
       select i.id, i.status, i.state is not null as stands, t.status as leave, (select count(*)::int from wf_task k
         where k.instance_id = i.id and k.end_time is null) as open, (select count(*)::int from wf_task k
         where k.instance_id = i.id and k.outcome = 'completed') as done,
         (select count(*)::int from wf_hist h where h.instance_id = i.id and h.end_time is null) as lines,
         (select count(*)::int from wf_comment c where c.instance_id = i.id and c.type = 'completed') as said, i.rev
       from wf_instance i left join blade_desk_process_leave t on t.process_instance_id = i.id::text)
     select id::text as id, seen.* from seen where not (
       (status = 'running' and stands and leave = '1' and open = 1 and lines = 1 and done in (0, 1) and said = done
       and rev = 2 + done)
       or (status = 'finished' and not stands and leave = '2' and open = 0 and lines = 0 and done = 2 and said = 2))
     union all
     select t.id::text, t.id, t.status, false, t.status, 0, 0, 0, 0, 0
     from blade_desk_process_leave t
     where not exists (select 1 from wf_instance i where i.id::text = t.process_instance_id)`,
  );
  return rows;
}

/** Answered commands without effect. */
async function lost(db: Database, acks: readonly (readonly [command: string, id: string])[]): Promise<string[]> {
  const effects: Readonly<Record<string, string>> = {
    start: 'select 1 from wf_instance where id = $1',
    claim: 'select 1 from wf_task where id = $1 and claim_time is not null',
    complete: "select 1 from wf_task where id = $1 and outcome = 'completed'",
  };
  const without: string[] = [];
  for (const [command, id] of acks)
    if ((await db.query(effects[command] ?? '', [id])).rows.length === 0) without.push(`${command} ${id}`);
  return without;
}

describe.each(testDatabases())('processes on $name', (database) => {
  it(
    `stand before or after a command, never between, when the server is killed ${ROUNDS} times; each can be finished`,
    { timeout: 30_000 + ROUNDS * 20_000 },
    async () => {
      const place = await shared(database);
      try {
        let db = await place.open();
        const definition = await flowParts(db, 0).prepare();
        await db.close();
        for (let round = 1; round <= ROUNDS; round += 1) {
          const acks = await workAndDie(place.where, round, definition);
          expect(acks).not.toEqual([]);
          db = await place.open();
          expect(await lost(db, acks)).toEqual([]);
          expect(await halfDone(db)).toEqual([]);
          await db.close();
        }
        db = await place.open();
        const at = flowParts(db, ROUNDS + 1);
        const { rows: running } = await db.query<{ id: string }>(
          "select id::text as id from wf_instance where status = 'running'",
        );
        for (const { id } of running) {
          for (let task = await at.opened(id); task !== undefined; task = await at.opened(id)) {
            if (task.assignee === null) await at.claim(task.id);
            else if (task.assignee === at.starter) await at.apply(task.id);
            else await at.decide(task.id);
          }
        }
        expect((await db.query("select 1 from wf_instance where status <> 'finished'")).rows).toEqual([]);
        expect(await halfDone(db)).toEqual([]);
        await db.close();
      } finally {
        await place.gone();
      }
    },
  );
});
