import { type TestDatabase, testDatabases } from '@lattice/server/fixtures/openTestDatabase';
import { flowSchema } from '@lattice/server/flow/process/schema';
import { seedMenus } from '@lattice/server/start/seedMenus';
import { sessionSchema } from '@lattice/server/session/schema';
import { applySchema } from '@lattice/server/table/schema';
import { leaveFile } from '../server/flowFiles.ts';
import { type FlowTown, openFlowTown } from '../server/flowTown.ts';
import { percentile } from './percentile.ts';

/**
 * Run with `npx node tests/bench/flowLoad.ts [open instances] [PGlite or PostgreSQL]`, with DATABASE_URL for PostgreSQL
 * too. Fails when a limit is passed.
 */
const OPEN = Number(process.argv[2] ?? 10_000);
const ONLY = process.argv[3] ?? '';
/**
 * Milliseconds: of a list, of the processor for a completed task without the database's own, and of a start beyond that
 * without instances.
 */
const LIMITS = { list: 30, complete: 10, start: 50 };
const COMPLETED = 60;

const LISTS: readonly (readonly [account: string, address: string])[] = [
  ['staff', 'work/todo-list?current=1&size=10'],
  ['staff', 'work/todo-list?current=100&size=20'],
  ['community', 'work/claim-list?current=1&size=10'],
  ['community', `work/claim-list?processDefinitionName=${encodeURIComponent('请假')}&current=1&size=10`],
  ['staff', 'work/send-list?current=1&size=10'],
  ['staff', 'work/done-list?current=1&size=10'],
  ['admin', 'follow/list?current=1&size=10'],
  ['admin', 'follow/list?processDefinitionKey=Bench&current=50&size=20'],
];

const faults: string[] = [];
const round = (ms: number) => Math.round(ms * 10) / 10;
const held = (what: string, ms: number, limit: number) => {
  console.log(`  ${what}: ${round(ms)} ms (limit ${limit})`);
  if (ms > limit) faults.push(`${what}: ${round(ms)} ms, limit ${limit} ms`);
};

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Copies one instance at its first task, and one at its second, until there are so many of both together. */
async function fill({ town: { db } }: FlowTown, atFirst: string, atSecond: string): Promise<void> {
  const copies = Math.floor(OPEN / 2);
  for (const [n, model] of [atFirst, atSecond].entries()) {
    const shift = `(${n + 1} * 1000000000000000 + s.n * 100)`;
    const copied = async (table: string, columns: string, values: string, where: string) =>
      db.query(
        `insert into ${table} (${columns})
          select ${values}
          from ${table} t
          cross join generate_series(1, $2::int) as s (n)
          where ${where} = $1`,
        [model, copies],
      );
    const [ofInstance, ofTask] = [`t.instance_id + ${shift}`, `t.id + ${shift}`];
    await copied(
      'wf_instance',
      'id, tenant_id, definition_id, business_table, business_id, variables, state, ' +
        'start_user, start_time, engine_version',
      `t.id + ${shift}, t.tenant_id, t.definition_id, '', null, t.variables, t.state, ` +
        't.start_user, t.start_time, t.engine_version',
      't.id',
    );
    await copied(
      'wf_task',
      'id, tenant_id, instance_id, execution_id, activity_id, name, form_key, assignee, ' +
        'created, claim_time, end_time, outcome, comment, pass',
      `${ofTask}, t.tenant_id, ${ofInstance}, t.execution_id, t.activity_id, t.name, ` +
        't.form_key, t.assignee, t.created, t.claim_time, t.end_time, t.outcome, t.comment, ' +
        't.pass',
      't.instance_id',
    );
    await copied(
      'wf_hist',
      'id, instance_id, activity_id, activity_name, activity_type, execution_id, task_id, start_time, end_time',
      `t.id + ${shift}, ${ofInstance}, t.activity_id, t.activity_name, t.activity_type, ` +
        `t.execution_id, t.task_id + ${shift}, t.start_time, t.end_time`,
      't.instance_id',
    );
    await db.query(
      `insert into wf_candidate (task_id, kind, value)
        select c.task_id + ${shift}, c.kind, c.value
        from wf_candidate c
        join wf_task t on t.id = c.task_id
        cross join generate_series(1, $2::int) as s (n)
        where t.instance_id = $1`,
      [model, copies],
    );
  }
  await db.query('analyze');
}

/** What a start does with the database, and the first round of the jobs. */
const startUp = async ({ town: { db, nextId }, parts: { resources }, jobs }: FlowTown) => {
  const times: number[] = [];
  for (let n = 0; n < 3; n += 1) {
    times.push(
      await timed(async () => {
        await applySchema(db, resources.values(), [sessionSchema, flowSchema]);
        await seedMenus(db, resources, nextId);
        await jobs.tick();
      }),
    );
  }
  return Math.min(...times);
};

/** Prints how the database finds a list. */
async function explain(at: FlowTown, account: string, address: string): Promise<void> {
  const { db } = at.town;
  const own = db.query.bind(db);
  const requested: { text: string; params: readonly unknown[] }[] = [];
  db.query = (text, params = []) => {
    requested.push({ text, params });
    return own(text, params);
  };
  await at.rows(account, address);
  db.query = own;
  for (const { text, params } of requested.filter((one) => /wf_/.test(one.text))) {
    const { rows } = await own<{ 'QUERY PLAN': string }>(`explain (analyze, timing off) ${text}`, params);
    console.log(rows.map((row) => `      ${row['QUERY PLAN']}`).join('\n'));
  }
}

async function measure(database: TestDatabase): Promise<void> {
  const at = await openFlowTown(database);
  console.log(`${database.name}, ${OPEN} open instances`);
  try {
    const definition = await at.deployed(leaveFile('flowable', 'Bench'));
    const [first, second] = [await at.started(definition), await at.started(definition)];
    await at.apply(second.processInstanceId);
    await startUp(at);
    const without = await startUp(at);
    await fill(at, first.processInstanceId, second.processInstanceId);
    held('start beyond that without instances', Math.max(0, (await startUp(at)) - without), LIMITS.start);
    for (const [account, address] of LISTS) {
      if (process.env.PLAN !== undefined) await explain(at, account, address);
      const times: number[] = [];
      for (let n = 0; n < 30; n += 1) times.push(await timed(() => at.rows(account, address)));
      held(`${account} ${address} p50`, percentile(times, 0.5), LIMITS.list);
      console.log(`    p95 ${round(percentile(times, 0.95))} ms`);
    }
    const inbox: number[] = [];
    for (let n = 0; n < 20; n += 1) inbox.push(await timed(() => at.who('community').ask('blade-desk/inbox/list')));
    console.log(`  community inbox p50 ${round(percentile(inbox, 0.5))} ms`);
    const tasks = await at.rows('staff', `work/todo-list?current=1&size=${COMPLETED}`);
    const before = process.threadCpuUsage();
    const times: number[] = [];
    for (const task of tasks) times.push(await timed(() => at.complete('staff', task)));
    const { user, system } = process.threadCpuUsage(before);
    held('processor of the server for a completed task', (user + system) / 1000 / tasks.length, LIMITS.complete);
    console.log(`    whole answer p50 ${round(percentile(times, 0.5))} ms`);
  } finally {
    for (const fault of new Set(faults)) console.log(`  FAIL ${fault}`);
    await at.close();
  }
}

for (const database of testDatabases().filter(({ name }) => ONLY === '' || name === ONLY)) await measure(database);
process.exitCode = faults.length > 0 ? 1 : 0;
