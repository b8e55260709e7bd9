import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { lockFolder } from './folderLock.ts';
import { emptyTemplate } from '../fixtures/openTestDatabase.ts';
import { openPglite } from './pglite.ts';

const module = new URL('./pglite.ts', import.meta.url).href;
const children = new Set<ChildProcess>();
let template: string;
let root: string;

beforeAll(async () => {
  template = await emptyTemplate();
  root = await mkdtemp(join(tmpdir(), 'lattice-pglite-'));
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** Starts a process that opens the folder and goes on with `body`; its lines are what it prints. */
function start(folder: string, body: string): { child: ChildProcess; lines: AsyncIterableIterator<string> } {
  const script = `
    const { openPglite } = await import(${JSON.stringify(module)});
    try {
      const database = await openPglite(${JSON.stringify({ folder, template })});
      console.log('open');
      ${body}
    } catch (error) {
      console.log(error.name + ': ' + error.message);
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  if (child.stdout === null) throw new Error('The process has no output to read.');
  return { child, lines: createInterface(child.stdout)[Symbol.asyncIterator]() };
}

async function line(lines: AsyncIterator<string>): Promise<string> {
  const next = await lines.next();
  return String(next.value);
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

const stay = 'setInterval(() => {}, 1000);';

describe('a folder', () => {
  test('keeps what was committed, also over a deadline that ended the thread', async () => {
    const folder = join(root, 'deadline');
    const first = await openPglite({ folder, template, deadlineMs: 1_000 });
    await first.script('create table lamp (id int); insert into lamp values (1)');
    const heard: string[] = [];
    await first.listen('news', (payload) => heard.push(payload));
    let broken = 0;
    await first.keep(
      async (sql) => sql.script('create temporary table mine (id int)'),
      () => (broken += 1),
    );
    await expect(first.query('select count(*) from generate_series(1, 1000000000)')).rejects.toMatchObject({
      code: '57014',
    });
    await first.query('insert into lamp values (2)');
    await first.notify('news', 'still heard');
    expect((await first.query('select * from mine')).count).toBe(0);
    expect(broken).toBe(1);
    expect(heard).toEqual(['still heard']);
    await first.close();

    const second = await openPglite({ folder });
    expect((await second.query('select id from lamp order by id')).rows).toEqual([{ id: 1 }, { id: 2 }]);
    await second.close();
  });

  test("is refused to a second process, which is told the first one's number; free after kill -9", async () => {
    const folder = join(root, 'two');
    const first = start(folder, stay);
    expect(await line(first.lines)).toBe('open');
    const second = start(folder, stay);
    const answer = await line(second.lines);
    expect(answer).toContain('StartError: The data folder');
    expect(answer).toContain(folder);
    expect(answer).toContain(`process ${first.child.pid},`);
    await kill(first.child);
    const third = start(folder, stay);
    expect(await line(third.lines)).toBe('open');
  });

  test('loses no acknowledged row when the process is killed while it writes', async () => {
    const folder = join(root, 'killed');
    const setup = await openPglite({ folder, template });
    await setup.query('create table lamp (id int primary key)');
    await setup.close();
    const acknowledged: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const writer = start(
        folder,
        `
        const write = async (id) => {
          for (;; id += 4) {
            await database.tx((sql) => sql.query('insert into lamp values ($1)', [id]));
            process.stdout.write(id + '\\n');
          }
        };
        for (let lane = 0; lane < 4; lane += 1) void write(${round} * 1000000 + lane);`,
      );
      expect(await line(writer.lines)).toBe('open');
      const enough = acknowledged.length + 150 + Math.random() * 200;
      while (acknowledged.length < enough) acknowledged.push(await line(writer.lines));
      await kill(writer.child);
    }
    const after = await openPglite({ folder });
    const { rows } = await after.query<{ id: number }>('select id from lamp');
    const kept = new Set(rows.map(({ id }) => String(id)));
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(450);
    await after.close();
  });

  test('that cannot be made gives one sentence', async () => {
    const file = join(root, 'file');
    await writeFile(file, '');
    await expect(openPglite({ folder: file })).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringContaining(file) as string,
    });
  });

  test('whose contents are not a database gives one sentence and is free again', async () => {
    const folder = join(root, 'broken');
    await mkdir(join(folder, 'pg'), { recursive: true });
    await writeFile(join(folder, 'pg', 'PG_VERSION'), '9.1');
    await expect(openPglite({ folder })).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringContaining('restore a backup') as string,
    });
    await expect(lockFolder(folder).then((release) => release())).resolves.toBeUndefined();
  });
});

describe('in memory', () => {
  test('a dump opens as a copy', async () => {
    const path = join(root, 'copy.tar');
    const original = await openPglite({ template });
    await original.script('create table lamp (id int); insert into lamp values (7)');
    await original.dump(path);
    await original.close();
    const copy = await openPglite({ template: path });
    expect((await copy.query('select id from lamp')).rows).toEqual([{ id: 7 }]);
    await copy.close();
    expect((await readdir(root)).filter((name) => name.startsWith('copy.tar'))).toEqual(['copy.tar']);
  });

  test('dead rows are vacuumed when nobody waits', async () => {
    const database = await openPglite({ template, vacuumMs: 100 });
    await database.script('create table lamp as select id from generate_series(1, 5000) id');
    await database.query('update lamp set id = id + 1');
    const look =
      "select vacuum_count > 0 as vacuumed, n_dead_tup as dead from pg_stat_user_tables where relname = 'lamp'";
    const end = Date.now() + 10_000;
    let { rows } = await database.query<{ vacuumed: boolean; dead: string }>(look);
    while (rows[0]?.vacuumed !== true && Date.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 250));
      ({ rows } = await database.query<{ vacuumed: boolean; dead: string }>(look));
    }
    expect(rows).toEqual([{ vacuumed: true, dead: '0' }]);
    await database.close();
  });

  test('close lets waiting calls finish', async () => {
    const database = await openPglite({ template });
    const waiting = [database.query('select pg_sleep(0.2)'), database.query('select 2 as two')];
    await database.close();
    expect((await Promise.all(waiting))[1]?.rows).toEqual([{ two: 2 }]);
  });
});
