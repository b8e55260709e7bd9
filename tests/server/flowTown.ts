import type { TestDatabase } from '@lattice/server/fixtures/openTestDatabase';
import { completeTask } from '@lattice/server/flow/process/tasks';
import { startProcess } from '@lattice/server/flow/process/start';
import { jobContext } from '@lattice/server/schedule/jobContext';
import { startJobs } from '@lattice/server/schedule/startJobs';
import type { TestServerOptions } from '@lattice/server/fixtures/openTestServer';
import { expect } from 'vitest';
import { jobNamed } from './jobNamed.ts';
import { type Visitor, openTown } from './openTown.ts';
import { partsOf } from './partsOf.ts';

/** A row of a list of the workflow. */
export type Row = Record<string, string>;

const ACCOUNTS = ['admin', 'staff', 'gridman', 'manager', 'leader', 'community', 'dept', 'dispatcher'];

/** Opens the demo town to deploy processes and to act in them by the wire; jobs run when they are asked to. */
export async function openFlowTown(
  database: TestDatabase,
  { accounts = ACCOUNTS, ...options }: { accounts?: readonly string[] } & TestServerOptions = {},
) {
  const town = await openTown(database, options);
  const people = new Map<string, Visitor>();
  for (const account of accounts) people.set(account, await town.visit(account));
  const ids = new Map(
    (await town.rows<{ id: string; account: string }>('select id::text as id, account from blade_user')).map(
      ({ id, account }) => [account, id],
    ),
  );
  const parts = await partsOf(town);
  const jobs = startJobs([await jobNamed('flow-timers')], parts, 3_600_000);
  const who = (account: string): Visitor => people.get(account) as Visitor;
  const rows = async (account: string, list: string) =>
    (await who(account).ask(`blade-flow/${list}`).data<{ records: Row[] }>()).records;
  const deployIn = async (category: string, files: readonly string[]) => {
    const form = new FormData();
    form.append('category', category);
    form.append('tenantIds', '');
    for (const [n, xml] of files.entries()) form.append('files', new File([xml], `file${n}.bpmn20.xml`));
    return who('admin').ask('blade-flow/manager/deploy-upload', { method: 'POST', body: form });
  };
  const deploy = async (...files: string[]) => deployIn('flow_1', files);
  const start = (processDefinitionId: string, days = 1) =>
    who('staff').post('blade-desk/process/leave/start-process', {
      processDefinitionId,
      taskUser: ids.get('community'),
      startTime: '2026-12-01 08:00:00',
      endTime: `2026-12-${String(days).padStart(2, '0')} 17:30:00`,
      reason: '探亲',
    });
  const claim = (account: string, taskId: string | undefined) =>
    who(account).post(`blade-flow/work/claim-task?taskId=${taskId}`);
  const complete = (account: string, task: Row, flag = 'ok', comment = '已阅') =>
    who(account).post('blade-flow/work/complete-task', {
      taskId: task.taskId,
      processInstanceId: task.processInstanceId,
      flag,
      comment,
      variables: {},
    });
  const mine = async (account: string, list: string, instance: string) =>
    (await rows(account, `work/${list}?size=200`)).filter((row) => row.processInstanceId === instance);
  const one = async (account: string, list: string, instance: string) =>
    (await mine(account, list, instance))[0] as Row;
  return {
    town,
    jobs,
    parts,
    who,
    /** Calls of an account below `blade-flow/`. */
    ask: (account: string, call: string) => who(account).ask(`blade-flow/${call}`),
    post: (account: string, call: string, body?: unknown) => who(account).post(`blade-flow/${call}`, body),
    rows,
    deploy,
    start,
    claim,
    complete,
    mine,
    one,
    idOf: (account: string) => ids.get(account) ?? '',
    /** Deploys a file; gives the id of its version. */
    deployed: async (xml: string, category = 'flow_1') =>
      ((await deployIn(category, [xml])).body.data as string[])[0] as string,
    /** Starts a process for a leave of `staff`. */
    started: async (definition: string, days = 1) =>
      await start(definition, days).data<{ processInstanceId: string; businessId: string }>(),
    /** Begins a process that belongs to no record. */
    begin: async (definitionId: string, variables: Record<string, unknown>) =>
      town.db.tx((sql) => startProcess(sql, { definitionId, variables }, jobContext(parts))),
    /** Tasks of an instance that nobody has done yet. */
    openTasks: async (instance: string) =>
      town.rows<{ id: string; name: string; assignee: string }>(
        `select id::text as id, name, assignee::text as assignee
          from wf_task where instance_id = $1 and end_time is null order by id`,
        [instance],
      ),
    /** Has the person who holds a task agree to it, or not. */
    decide: async ({ id, assignee }: { id: string; assignee: string }, pass = true) => {
      const context = jobContext(parts);
      const person = { ...context.person, userId: assignee } as NonNullable<typeof context.person>;
      await completeTask(id, { pass, comment: '同意', variables: {} }, { ...context, person });
    },
    /** Id of a task of an instance that nobody has done yet. */
    openTask: async (instance: string) =>
      await town.text('select id::text as id from wf_task where instance_id = $1 and end_time is null', [instance]),
    /** The lines of the diagram of an instance, in order. */
    sequence: async (instance: string) => {
      const { flow } = await who('staff')
        .ask(`blade-flow/process/model-view?processInstanceId=${instance}`)
        .data<{ flow: Row[] }>();
      return flow
        .map((line) => `${line.historyActivityId}[${line.historyActivityType}${line.endTime === '' ? ' OPEN' : ''}]`)
        .join(' > ');
    },
    /** State of a request for leave. */
    status: async (businessId: string) =>
      (await who('staff').ask(`blade-desk/process/leave/detail?businessId=${businessId}`).data<Row>()).status,
    /** Does the task that the starter holds. */
    apply: async (instance: string) => complete('staff', await one('staff', 'todo-list', instance)),
    /** Claims the task of an instance that waits for somebody, and does it. */
    take: async (account: string, instance: string, flag = 'ok', comment = '已阅') => {
      const task = await one(account, 'claim-list', instance);
      expect(await claim(account, task.taskId).status()).toBe(200);
      expect(await complete(account, task, flag, comment).msg()).toBe('操作成功');
    },
    close: async () => {
      await jobs.stop();
      await town.db.close();
    },
  };
}

/** What `openFlowTown` gives. */
export type FlowTown = Awaited<ReturnType<typeof openFlowTown>>;
