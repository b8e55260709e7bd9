import { gridmemberattenassess } from '@lattice/api/resources/kpi/gridmemberattenassess';
import { gridmemberbaseassess } from '@lattice/api/resources/kpi/gridmemberbaseassess';
import type { Context } from '../../call/Context.ts';
import { page } from '../../table/read/read.ts';
import { tableOf } from '../../table/table.ts';

type Input = Readonly<Record<string, unknown>>;

const isSorted = ({ ascs, descs }: Input) => [ascs, descs].some((sort) => typeof sort === 'string' && sort !== '');

/**
 * Monthly scores with the accounts of the members, the best first; those of the last month that has any where no month
 * is asked for.
 */
export async function scoreList(input: Input, context: Context) {
  const isOpen = ['assessMonth', 'assessMonth_equal', 'assessMonth_like'].every(
    (name) => input[name] === undefined || input[name] === '',
  );
  const found = await page(
    tableOf(gridmemberbaseassess),
    {},
    isSorted(input) ? input : { ...input, descs: 'assess_month,total_score' },
    context,
    () =>
      isOpen
        ? `t.assess_month = (select max(m.assess_month) from kpi_gridmemberbaseassess m
                where m.tenant_id = t.tenant_id and m.is_deleted = 0)`
        : '',
  );
  const { rows } = await context.db.query<{ id: string; userId: string }>(
    `select id::text as id, coalesce(user_id::text, '') as "userId" from grid_gridmember where id = any($1::bigint[])`,
    [found.records.map(({ gridMemberId }) => gridMemberId)],
  );
  const accounts = new Map(rows.map(({ id, userId }) => [id, userId]));
  return {
    ...found,
    records: found.records.map((row) => ({ ...row, userId: accounts.get(String(row.gridMemberId)) ?? '' })),
  };
}

/** Attendance of months, the last and the best first. */
export const attendanceList = async (input: Input, context: Context) =>
  page(
    tableOf(gridmemberattenassess),
    {},
    isSorted(input) ? input : { ...input, descs: 'assess_month,attendance_score' },
    context,
  );
