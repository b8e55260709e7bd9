import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Resource } from '@lattice/api/resource';
import { kinds } from '@lattice/api/kinds/Kind';
import { event } from '@lattice/api/resources/event/event';
import { gridmember } from '@lattice/api/resources/grid/gridmember';
import { populationinfo } from '@lattice/api/resources/source/populationinfo';
import { rightsOf } from '@lattice/server/access/rightsOf';
import { type RoleGrant, roleGrants } from '@lattice/server/access/roleGrants';
import { oneTestDatabase } from '@lattice/server/fixtures/openTestDatabase';
import { startJobs } from '@lattice/server/schedule/startJobs';
import { definitionFaults } from '@lattice/server/start/definitionFaults';
import { loadJobs, loadResources } from '@lattice/server/start/load';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../scripts/root.ts';
import { inTown } from './inTown.ts';
import { type Town, openTown } from './openTown.ts';
import { exampleOf, loadExample, recipeFolder } from './recipeExample.ts';
import { json } from './json.ts';
import { partsOf } from './partsOf.ts';

let folder: string;
beforeAll(async () => {
  folder = await recipeFolder();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A folder of jobs with one file in it. */
async function jobsWith(name: string, source: string): Promise<string> {
  const jobs = await mkdtemp(path.join(folder, 'jobs-'));
  await writeFile(path.join(jobs, `${name}.ts`), source);
  return jobs;
}

inTown('the recipe of a job on $name', {}, ({ town }) => {
  it('makes a job that runs under the name of its file', async () => {
    const jobs = await loadJobs({ env: {} }, await jobsWith('readMarks', await exampleOf('Add a job')));
    expect(jobs.map(({ name }) => name)).toEqual(['readMarks']);
    await town.db.query(
      `insert into sys_inbox_read (user_id, item_id, time)
        values (1, 1, $1::timestamptz - interval '2 years'), (1, 2, $1)`,
      [town.now().toISOString()],
    );
    const schedule = startJobs(jobs, await partsOf(town, { resources: new Map(), handlers: new Map() }), 3_600_000);
    await schedule.tick();
    await schedule.stop();
    const rows = await town.rows('select item_id::int as item from sys_inbox_read');
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

const PARAM = 'packages/api/src/resources/blade-system/param.ts';

/** The definition of the recipe under another path, with changes to its text. */
async function definitionOf(name: string, change: (source: string) => string): Promise<Resource> {
  const source = change((await exampleOf('Add a resource')).replace("'blade-system/param'", `'blade-system/${name}'`));
  const { param } = await loadExample(
    await mkdtemp(path.join(folder, 'resource-')),
    PARAM.replace('param.ts', `${name}.ts`),
    source,
  );
  return param as Resource;
}

describe('the recipe of a resource', () => {
  it('is the file that it names, whole', async () => {
    expect(await readFile(path.join(root, PARAM), 'utf8')).toBe(await exampleOf('Add a resource'));
  });

  it('is sound under a path of its own', async () => {
    const added = await definitionOf('notice', (source) => source);
    expect(definitionFaults(new Map([...(await loadResources()), [added.path, added]]))).toEqual([]);
  });

  it('is told where a reference is misspelt, and which register is near', async () => {
    const added = await definitionOf('notice', (source) =>
      source
        .replace("text('备注', { max: 255 })", "ref('备注', 'grid/grids')")
        .replace('{ longtext,', '{ longtext, ref,'),
    );
    const faults = definitionFaults(new Map([...(await loadResources()), [added.path, added]]));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/blade-system\/notice.*remark.*grid\/grids.*"?grid\/grid"?/s);
  });
});

// A module is run once, so the kind that it makes stays for both databases.
afterAll(() => void kinds.delete('ratio'));

describe.each(oneTestDatabase())('the recipe of a field kind on $name', (database) => {
  let town: Town;
  let shares: Resource;
  beforeAll(async () => {
    await loadExample(folder, 'packages/api/src/kinds/ratio.ts', await exampleOf('Add a field kind'));
    shares = await definitionOf('share', (source) =>
      source
        .replace("text('备注', { max: 255 })", "ratio('入住率', { required: true, search: true, list: true })")
        .replace('import { type Row', `import { ratio } from '${path.join(folder, 'ratio.ts')}';\nimport { type Row`),
    );
    town = await openTown(database, { paths: /^blade-/, seeds: [], extra: [shares] });
  });
  afterAll(async () => {
    await town.db.close();
  });

  it('stores values of the kind, sorts, filters and changes them', async () => {
    const { client } = await town.visit('admin');
    const register = client(shares) as unknown as {
      submit: (row: object) => Promise<{ id: string }>;
      page: (query: object) => Promise<{ records: { id: string; paramKey: string; remark: unknown; rev: number }[] }>;
    };
    const add = (paramKey: string, remark: unknown) =>
      register.submit({ paramName: paramKey, paramKey, paramValue: '1', remark });
    const found = async (query: object) =>
      (await register.page(query)).records.map(({ paramKey, remark }) => [paramKey, Number(remark)]);
    await add('a', '45%');
    await add('b', 0.9);
    await add('c', 0);
    expect(await found({ descs: 'remark' })).toEqual([
      ['b', 0.9],
      ['a', 0.45],
      ['c', 0],
    ]);
    expect(await found({ remark_ge: '0.45', ascs: 'remark' })).toEqual([
      ['a', 0.45],
      ['b', 0.9],
    ]);
    const [row] = (await register.page({ remark: '0.45' })).records;
    await register.submit({ ...row, remark: '60%' });
    expect(await found({ ascs: 'remark', remark_gt: '0.5' })).toEqual([
      ['a', 0.6],
      ['b', 0.9],
    ]);
  });

  it('refuses what its reader refuses, by the field', async () => {
    const { ask } = await town.visit('admin');
    const { body } = await ask(
      'blade-system/share/submit',
      json({ paramName: 'd', paramKey: 'd', paramValue: '1', remark: '145%' }),
    );
    expect(body.code).toBe(400);
    expect(body.data).toMatchObject({ issues: [{ field: 'remark', rule: 'number' }] });
  });
});
