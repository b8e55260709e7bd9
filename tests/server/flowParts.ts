import { leave } from '@lattice/api/resources/blade-desk/process/leave';
import { dict } from '@lattice/api/resources/blade-system/dict';
import { param } from '@lattice/api/resources/blade-system/param';
import { post } from '@lattice/api/resources/blade-system/post';
import { role } from '@lattice/api/resources/blade-system/role';
import { user } from '@lattice/api/resources/blade-user';
import { messageMain } from '@lattice/api/resources/cms/messageMain';
import { messageReceiver } from '@lattice/api/resources/cms/messageReceiver';
import type { Context } from '@lattice/server/call/Context';
import type { Database } from '@lattice/server/db/Database';
import { memoryStore } from '@lattice/server/files/FileStore';
import { deploy } from '@lattice/server/flow/process/deploy';
import { requestLeave } from '@lattice/server/flow/calls/leave';
import { flowSchema } from '@lattice/server/flow/process/schema';
import { claimTask, completeTask } from '@lattice/server/flow/process/tasks';
import { createIds } from '@lattice/server/id/snowflake';
import { jobContext } from '@lattice/server/schedule/jobContext';
import { sessionSchema } from '@lattice/server/session/schema';
import { applySchema } from '@lattice/server/table/schema';
import { leaveFile } from './flowFiles.ts';

const STARTER = '11';
const DECIDER = '12';
/** The registers of a process, and the messages that tell how it ended. */
const registers = [leave, dict, param, post, role, user, messageMain, messageReceiver];
const resources = new Map(registers.map((one) => [one.path, one]));

/**
 * The workflow alone on a database, without a server: one asks for leave, one decides. `worker` tells the ids of
 * processes apart.
 */
export function flowParts(db: Database, worker: number) {
  const context = jobContext({
    db,
    files: memoryStore(),
    settings: { quirks: false, test: true },
    resources,
    handlers: new Map(),
    nextId: createIds(worker),
  });
  const as = (userId: string): Context => ({
    ...context,
    person: { ...(context.person as NonNullable<Context['person']>), userId, roles: ['community'] },
  });
  const opened = async (instance: string) =>
    (
      await db.query<{ id: string; assignee: string | null }>(
        'select id::text as id, assignee::text as assignee from wf_task where instance_id = $1 and end_time is null',
        [instance],
      )
    ).rows[0];
  return {
    context,
    as,
    opened,
    /** Tables, people and the process; gives the id of its version. */
    prepare: async () => {
      await applySchema(db, resources.values(), [sessionSchema, flowSchema]);
      await db.query(
        `insert into blade_user (id, tenant_id, account, name, real_name, status)
          values (${STARTER}, '000000', 'starter', 'starter', 'starter', '1'),
            (${DECIDER}, '000000', 'decider', 'decider', 'decider', '1')`,
      );
      await db.query(
        `insert into blade_system_dict (id, code, dict_key, dict_value, remark)
          values (1, 'flow', '1', '请假流程', 'leave')`,
      );
      const [definition = ''] = await deploy(
        [{ name: 'leave.bpmn20.xml', xml: leaveFile('flowable') }],
        { category: 'flow_1', tenantIds: [''] },
        context,
      );
      return definition;
    },
    start: async (definition: string) =>
      (
        await requestLeave(
          definition,
          { taskUser: DECIDER, reason: '探亲', startTime: '2026-12-01 08:00:00', endTime: '2026-12-01 17:30:00' },
          as(STARTER),
        )
      ).processInstanceId,
    apply: async (task: string) => completeTask(task, { pass: true, comment: '申请', variables: {} }, as(STARTER)),
    claim: async (task: string) => claimTask(task, as(DECIDER)),
    decide: async (task: string) => completeTask(task, { pass: true, comment: '同意', variables: {} }, as(DECIDER)),
    starter: STARTER,
  };
}
