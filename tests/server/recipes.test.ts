import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { event } from '@lattice/api/resources/event/event';
import { gridmember } from '@lattice/api/resources/grid/gridmember';
import { populationinfo } from '@lattice/api/resources/source/populationinfo';
import { rightsOf } from '@lattice/server/access/rightsOf';
import { type RoleGrant, roleGrants } from '@lattice/server/access/roleGrants';
import { memoryStore } from '@lattice/server/files/FileStore';
import { testDatabases } from '@lattice/server/fixtures/openTestDatabase';
import { startJobs } from '@lattice/server/schedule/startJobs';
import { definitionFaults } from '@lattice/server/start/definitionFaults';
import { loadJobs, loadResources } from '@lattice/server/start/load';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Town, openTown } from './openTown.ts';

/** The example of a recipe in CONTRIBUTING.md, as it stands there. */
async function exampleOf(title: string): Promise<string> {
  const [, section = ''] = (await readFile('CONTRIBUTING.md', 'utf8')).split(`\n## ${title}\n`);
  const example = /```ts\n(.*?)```/s.exec(section.split('\n## ')[0] ?? '')?.[1];
  if (example === undefined) throw new Error(`CONTRIBUTING.md has no example under "${title}".`);
  return example;
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lattice-recipe-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A folder of jobs with one file in it. */
async function jobsWith(name: string, source: string): Promise<string> {
  const jobs = await mkdtemp(path.join(folder, 'jobs-'));
  await writeFile(path.join(jobs, `${name}.ts`), source);
  return jobs;
}

describe.each(testDatabases())('the recipe of a job on $name', (database) => {
  let town: Town;
  beforeAll(async () => {
    town = await openTown(database, { paths: /^blade-/, seeds: [] });
  });
  afterAll(() => town.db.close());

  it('makes a job that runs under the name of its file', async () => {
    const jobs = await loadJobs({ env: {} }, await jobsWith('readMarks', await exampleOf('Add a job')));
    expect(jobs.map(({ name }) => name)).toEqual(['readMarks']);
    await town.db.query(
      "insert into sys_inbox_read (user_id, item_id, time) values (1, 1, $1::timestamptz - interval '2 years'), (1, 2, $1)",
      [town.now().toISOString()],
    );
    const schedule = startJobs(
      jobs,
      {
        db: town.db,
        files: memoryStore(),
        settings: { quirks: false, test: true },
        resources: new Map(),
        handlers: new Map(),
        nextId: town.nextId,
        now: town.now,
      },
      3_600_000,
    );
    await schedule.tick();
    await schedule.stop();
    const { rows } = await town.db.query('select item_id::int as item from sys_inbox_read');
    expect(rows).toEqual([{ item: 2 }]);
    const done = await town.db.query("select done, failure from sys_job where name = 'readMarks'");
    expect(done.rows).toMatchObject([{ done: 1, failure: null }]);
  });
});

describe('a job that is written wrongly', () => {
  it('is told by its file when it exports no job', async () => {
    const source = (await exampleOf('Add a job')).replace('export const job:', 'export const work:');
    await expect(loadJobs({ env: {} }, await jobsWith('readMarks', source))).rejects.toThrow(
      /jobs\/readMarks\.ts exports no job.*Add: export const job/,
    );
  });

  it('is told when its interval is in seconds', async () => {
    const source = (await exampleOf('Add a job')).replace('3_600_000', '60');
    await expect(loadJobs({ env: {} }, await jobsWith('readMarks', source))).rejects.toThrow(
      /jobs\/readMarks\.ts runs every 60 ms.*write 60_000 for a minute/,
    );
  });
});

describe('the recipe of a role', () => {
  const grantsOf = async (line: string): Promise<Readonly<Record<string, RoleGrant>>> => {
    const file = path.join(await mkdtemp(path.join(folder, 'role-')), 'grants.ts');
    await writeFile(file, `export const added = {\n${line}};\n`);
    const { added } = (await import(pathToFileURL(file).href)) as { added: Record<string, RoleGrant> };
    return { ...roleGrants, ...added };
  };

  it('grants what its line says, and nothing else', async () => {
    const grants = await grantsOf(await exampleOf('Add a role'));
    expect(definitionFaults(await loadResources(), grants)).toEqual([]);
    expect([...rightsOf('inspector', gridmember, grants)]).toEqual(['view']);
    expect([...rightsOf('inspector', event, grants)]).toEqual(
      expect.arrayContaining(['view', 'add', 'edit', 'reveal']),
    );
    expect(rightsOf('inspector', event, grants).has('delete')).toBe(false);
    expect(rightsOf('inspector', populationinfo, grants).size).toBe(0);
  });

  it('is told where a name does not exist, and which is near', async () => {
    const grants = await grantsOf((await exampleOf('Add a role')).replace("['grid']", "['grids']"));
    const faults = definitionFaults(await loadResources(), grants);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/inspector.*grids.*"?grid"?/s);
  });
});
