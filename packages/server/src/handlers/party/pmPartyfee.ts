import { crud } from '@lattice/api/call';
import { pmPartyfee } from '@lattice/api/resources/party/pmPartyfee';
import { handle } from '../../call/handle.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import { changeMember } from '../../domain/party/changeMember.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { tableOf } from '../../table/table.ts';
import { submit } from '../../table/write/submit.ts';
import { say } from '../../words/say.ts';

/** Answers of 党费收缴: a month is paid once, and members say until which month they have paid. */
export const handlers = handle(pmPartyfee, {
  submit: async (input: Readonly<Record<string, unknown>>, context) =>
    context.db.tx(async (sql) => {
      const inner = transactionContext(context, sql);
      const saved = await submit(tableOf(pmPartyfee), crud.submit, input, inner);
      const { rows } = await sql.query<{ member: string; month: string; paid: string | null }>(
        `select m.id::text as member, f.fee_month as month, m.fee_paid_month as paid
          from party_pmpartyfee f
          join party_pmpartymember m on m.id = f.member_id
          where f.id = $1
          for update of m`,
        [saved.id],
      );
      const [row] = rows;
      if (row === undefined) return saved;
      const { rows: others } = await sql.query(
        `select 1 from party_pmpartyfee
          where member_id = $1 and fee_month = $2 and id <> $3 and is_deleted = 0 limit 1`,
        [row.member, row.month, saved.id],
      );
      if (others.length > 0) throw new Refusal(400, say`这名党员 ${row.month} 的党费已经登记`);
      if (row.month > (row.paid ?? '')) await changeMember({ id: row.member, feePaidMonth: row.month }, inner);
      return saved;
    }),
});
