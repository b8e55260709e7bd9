import { gridmemberleaveapproval } from '@lattice/api/resources/grid/gridmemberleaveapproval';
import { endLeave, noteLeave, refuseLeave } from '../../domain/grids/noteLeave.ts';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { handle } from '../../call/handle.ts';
import { countLeave } from '../../domain/periods/countLeave.ts';
import { submitWithEffect } from '../../table/write/moveEffects.ts';

/** A new request without an applicant is that of the grid member who makes it. */
async function byApplicant(input: Readonly<Record<string, unknown>>, context: Context) {
  if ((input.id ?? '') !== '' || (input.gridMemberId ?? '') !== '') return input;
  const { userId, tenantId } = personOf(context);
  const { rows } = await context.db.query<{ id: string }>(
    `select id::text as id
      from grid_gridmember
      where user_id = $1 and tenant_id = $2 and is_deleted = 0
      order by id limit 1`,
    [userId, tenantId],
  );
  return { ...input, gridMemberId: rows[0]?.id ?? '' };
}

/**
 * Answers of 请假审批: its days are working days of the town; a granted leave is noted in the attendance of its days, a
 * return takes back those that were not used.
 */
export const handlers = handle(gridmemberleaveapproval, {
  submit: async (input: Readonly<Record<string, unknown>>, context) =>
    submitWithEffect(
      gridmemberleaveapproval,
      'leaveStatus',
      await byApplicant(input, context),
      context,
      async (sql, moved, inner) => {
        const { id, from, to } = moved;
        if (from === null || input.startTime !== undefined || input.endTime !== undefined)
          await countLeave(sql, gridmemberleaveapproval, id, personOf(inner).tenantId);
        if (from === to) return;
        if (to === '2') await noteLeave(sql, id, inner);
        if (to === '3') await refuseLeave(sql, id, inner);
        if (to === '5') await endLeave(sql, id, inner);
      },
    ),
});
