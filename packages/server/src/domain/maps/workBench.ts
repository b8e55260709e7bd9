import { messageReceiver } from '@lattice/api/resources/cms/messageReceiver';
import { devWarnRecord } from '@lattice/api/resources/dispatch/devWarnRecord';
import { event } from '@lattice/api/resources/event/event';
import { gridmemberTaskHandle } from '@lattice/api/resources/project/gridmemberTaskHandle';
import type { WorkBench } from '@lattice/api/resources/visualization/dispatch';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { waitingEventsSql } from '../events/waitingEventsSql.ts';
import { idOrNone } from '../../call/parameter.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';

const OPEN = "t.event_status in ('1', '2', '3', '4')";

/** What waits on a person's desk; numbers of a department where one is named. */
export async function workBench(input: Readonly<Record<string, unknown>>, context: Context): Promise<WorkBench> {
  const person = personOf(context);
  const q = new ReportQuery(context);
  const me = q.p(person.userId);
  const deptId = idOrNone(input, 'deptId');
  const dept = deptId === null ? 'true' : `t.handle_dept_id = ${q.p(deptId)}::bigint`;
  const count = (from: string, name: string) => `(select count(*) from ${from})::int as "${name}"`;
  return q.one<WorkBench>(
    `select ${count(`${q.of(event)} and ${waitingEventsSql(q, person)}`, 'todoEvents')},
      ${count(
        `${q.of(event)} and t.create_user = ${me}::bigint
        and t.event_status not in ('0', '6', '8')`,
        'myEvents',
      )},
       ${count(`${q.of(event)} and ${OPEN} and t.deadline < now() and ${dept}`, 'overdueEvents')},
       ${count(
         `${q.of(event)} and t.event_status not in ('0', '8') and t.report_time >= current_date
         and ${dept}`,
         'todayEvents',
       )},
       ${count(
         `${q.of(messageReceiver)} and t.receiver_user_id = ${me}::bigint
         and t.read_status = '0'`,
         'unreadMessages',
       )},
       ${count(
         `${q.of(gridmemberTaskHandle)} and t.status <> '3' and t.grid_member_id in (select m.id
           from grid_gridmember m where m.user_id = ${me}::bigint and m.is_deleted = 0)`,
         'myTasks',
       )},
       ${count(`${q.of(devWarnRecord)} and t.status = '0'`, 'warnings')}`,
  );
}
