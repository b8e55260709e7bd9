import { pmTransfer } from '@lattice/api/resources/party/pmTransfer';
import { handle } from '../../call/handle.ts';
import { changeMember } from '../../domain/party/changeMember.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { submitWithEffect } from '../../table/write/moveEffects.ts';
import { say } from '../../words/say.ts';

/** Answers of 组织关系转接: a member who is taken in belongs to the other organisation from then on. */
export const handlers = handle(pmTransfer, {
  submit: async (input: Readonly<Record<string, unknown>>, context) =>
    submitWithEffect(pmTransfer, 'status', input, context, async (sql, { id, from, to }, inner) => {
      const { rows } = await sql.query<{ member: string; at: string; target: string; status: string }>(
        `select m.id::text as member, m.party_org_id::text as at, t.to_org_id::text as target, m.status
          from party_pmtransfer t
          join party_pmpartymember m on m.id = t.member_id and m.is_deleted = 0
          where t.id = $1
          for update of m`,
        [id],
      );
      const [row] = rows;
      if (to !== '0' && from === to) return;
      if (row === undefined || row.status !== '1') throw new Refusal(400, say`这名党员不在册，不能转接组织关系`);
      if (to !== '2' && row.at === row.target) throw new Refusal(400, say`这名党员已经在转入的党组织`);
      if (to === '1') await changeMember({ id: row.member, partyOrgId: row.target }, inner);
    }),
});
