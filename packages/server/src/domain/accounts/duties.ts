import type { Duty } from '@lattice/api/accountCalls';
import { gridmemberintermediate } from '@lattice/api/resources/grid/gridmemberintermediate';
import { canSeeUnmasked } from '../../access/allow.ts';
import { personOf, refuseForeignIds } from '../../access/guard.ts';
import { idIn } from '../../call/parameter.ts';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { type Column, type Table, columnOf, nameColumn, tableOf } from '../../table/table.ts';
import { maskedValue } from '../../table/value.ts';
import { localize } from '../../words/localize.ts';
import { type MessageDescriptor, labelMessage, say } from '../../words/say.ts';

/** A field that names who has something to do. */
interface DutyField {
  field: string;
  /** SQL that holds for rows `t` that are still to be done. */
  open: string;
  /** The field names records of grid members rather than accounts. */
  ofMember?: true;
}

const MEMBER_LINK = gridmemberintermediate.path;

/** What of the registers has to be taken over when somebody leaves, by path. */
const fields: Readonly<Record<string, DutyField>> = {
  'event/event': { field: 'handleUserId', open: "t.event_status in ('2', '3')" },
  'event/eventsupervise': { field: 'targetUserId', open: "t.supervise_status = '1'" },
  'event/eventdistribute': { field: 'handleUserIds', open: 't.is_enabled = 1' },
  'grid/gridmemberleaveapproval': { field: 'approveUserId', open: "t.leave_status = '1'" },
  [MEMBER_LINK]: { field: 'gridMemberId', open: 't.is_current = 1', ofMember: true },
  'project/gridmemberTaskHandle': { field: 'gridMemberId', open: "t.status in ('0', '1', '4', '5')", ofMember: true },
  'project/patrolTask': { field: 'gridMemberIds', open: "t.status in ('0', '1', '2', '4')", ofMember: true },
  'project/pointsMarket': { field: 'managerUser', open: "t.status <> '2'" },
  'project/intelligentPlan': { field: 'commanderId', open: "t.status in ('0', '1')" },
  'project/sealManage': { field: 'keeperUser', open: "t.status in ('0', '1', '5')" },
  'psychological/consultingroom': { field: 'managerUser', open: 'true' },
  'psychological/appletanswerrecord': { field: 'handleUser', open: "t.warn_status in ('1', '2')" },
};

/** The kind of work that the steps of processes are. */
export const FLOW_TASKS = 'flow';

/** Whether rows are locked. */
type Lock = 'lock' | 'look';

/** A kind of work with the rows that somebody holds. */
export interface HeldDuty {
  kind: string;
  title: MessageDescriptor;
  needsMember: boolean;
  /** Where it is kept; null for steps of processes. */
  place: { table: Table; column: Column } | null;
  rows: readonly { id: string; name: string }[];
}

const GRID_NAME = "coalesce((select g.grid_name from grid_grid g where g.id = t.gridding_id), '')";

/** SQL that holds where a column names the person `$1`, alone or among others. */
const holds = ({ sql, kind }: Column): string =>
  kind === 'refs' ? `string_to_array(coalesce(t.${sql}, ''), ',') @> array[$1::text]` : `t.${sql} = $1::bigint`;

async function rowsOf(sql: Sql, path: string, holder: string, context: Context, lock: Lock): Promise<HeldDuty | null> {
  const resource = context.resources.get(path);
  const duty = fields[path];
  if (resource === undefined || duty === undefined) return null;
  const [table, name] = [tableOf(resource), nameColumn(resource)];
  const column = columnOf(table, duty.field);
  const { rows } = await sql.query<{ id: string; name: string }>(
    `select t.id::text as id, ${path === MEMBER_LINK ? GRID_NAME : `coalesce(t.${name}::text, '')`} as name
      from ${table.name} t
      where t.tenant_id = $2 and t.is_deleted = 0 and ${holds(column)} and ${duty.open}
      order by t.id ${lock === 'lock' ? 'for update of t' : ''}`,
    [holder, personOf(context).tenantId],
  );
  if (rows.length === 0) return null;
  const title = path === MEMBER_LINK ? undefined : resource.fields[resource.title ?? ''];
  const isPlain = canSeeUnmasked(personOf(context), resource);
  return {
    kind: path,
    title: path === MEMBER_LINK ? say`负责的网格` : labelMessage(resource.label),
    needsMember: duty.ofMember === true,
    place: { table, column },
    rows: rows.map((row) => ({ ...row, name: String(isPlain ? row.name : maskedValue(title, row.name)) })),
  };
}

async function flowTasks(sql: Sql, userId: string, context: Context, lock: Lock): Promise<HeldDuty | null> {
  const { rows } = await sql.query<{ id: string; name: string }>(
    `select k.id::text as id, case when d.name = k.name then k.name else d.name || ' · ' || k.name end as name
      from wf_task k
      join wf_instance i on i.id = k.instance_id
      join wf_definition d on d.id = i.definition_id
      where k.tenant_id = $2 and k.end_time is null and (k.assignee = $1::bigint or (k.assignee is null and exists (
        select 1 from wf_candidate c where c.task_id = k.id and c.kind = 'user' and c.value = $1::text)))
      order by k.id ${lock === 'lock' ? 'for update of k' : ''}`,
    [userId, personOf(context).tenantId],
  );
  return rows.length === 0 ? null : { kind: FLOW_TASKS, title: say`待办的流程`, needsMember: false, place: null, rows };
}

/** The records of grid members that stand for an account. */
export async function membersOf(sql: Sql, userId: string, tenantId: string): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(
    `select id::text as id from grid_gridmember
      where user_id = $1 and tenant_id = $2 and is_deleted = 0 and work_state <> '3' order by id`,
    [userId, tenantId],
  );
  return rows.map(({ id }) => id);
}

/** Everything that a person holds; locked, it stays so until the transaction ends. */
export async function heldBy(sql: Sql, userId: string, context: Context, lock: Lock): Promise<HeldDuty[]> {
  const [member] = await membersOf(sql, userId, personOf(context).tenantId);
  const found: HeldDuty[] = [];
  for (const [path, { ofMember }] of Object.entries(fields)) {
    const holder = ofMember === true ? member : userId;
    const duty = holder === undefined ? null : await rowsOf(sql, path, holder, context, lock);
    if (duty !== null) found.push(duty);
  }
  const steps = await flowTasks(sql, userId, context, lock);
  return steps === null ? found : [...found, steps];
}

/** Names that are told of each kind. */
const NAMED = 5;

/** Tells what a person holds that somebody else has to take over. */
export async function duties(input: Readonly<Record<string, unknown>>, context: Context): Promise<Duty[]> {
  const userId = idIn(input, 'userId');
  const held = await context.db.tx(async (sql) => {
    await refuseForeignIds(sql, personOf(context), 'blade_user', [userId]);
    return heldBy(sql, userId, context, 'look');
  });
  return held.map(({ kind, title, needsMember, rows }) => ({
    kind,
    title: localize(title, context.language),
    count: rows.length,
    names: rows.slice(0, NAMED).map(({ name }) => name),
    needsMember,
  }));
}
