import { crud } from '@lattice/api/call';
import { pmActivity } from '@lattice/api/resources/party/pmActivity';
import { pmAttendance } from '@lattice/api/resources/party/pmAttendance';
import { handle } from '../../call/handle.ts';
import { removeActivities, restoreActivities } from '../../domain/party/attendance.ts';
import { submitWithEffect } from '../../table/write/moveEffects.ts';
import { submit } from '../../table/write/submit.ts';
import { tableOf } from '../../table/table.ts';

/** Answers of 组织生活: a new one lists the members of its organisation, each to be marked as come or not. */
export const handlers = handle(pmActivity, {
  submit: async (input: Readonly<Record<string, unknown>>, context) =>
    submitWithEffect(pmActivity, 'status', input, context, async (sql, { id, from }, inner) => {
      if (from !== null) return;
      const { rows } = await sql.query<{ id: string }>(
        `select m.id::text as id
          from party_pmactivity a
          join party_pmpartymember m on m.party_org_id = a.party_org_id and m.tenant_id = a.tenant_id
            and m.status = '1' and m.is_deleted = 0
          where a.id = $1
          order by m.id`,
        [id],
      );
      for (const member of rows)
        await submit(tableOf(pmAttendance), crud.submit, { activityId: id, memberId: member.id }, inner);
    }),
  remove: removeActivities,
  restore: restoreActivities,
});
