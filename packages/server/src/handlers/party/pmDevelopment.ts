import { pmDevelopment } from '@lattice/api/resources/party/pmDevelopment';
import { handle } from '../../call/handle.ts';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { changeMember } from '../../domain/party/changeMember.ts';
import { submitWithEffect } from '../../table/write/moveEffects.ts';

interface Applicant {
  memberId: string | null;
  join: string | null;
  formal: string | null;
  values: Readonly<Record<string, unknown>>;
}

async function applicantOf(sql: Sql, id: string): Promise<Applicant> {
  const { rows } = await sql.query<Applicant>(
    `select member_id::text as "memberId", to_char(join_date, 'YYYY-MM-DD') as join,
      to_char(formal_date, 'YYYY-MM-DD') as formal,
      json_build_object('personName', person_name, 'idCard', id_card, 'sex', sex, 'nation', nation,
        'education', education, 'phone', phone, 'partyOrgId', party_org_id::text) as values
     from party_pmdevelopment
     where id = $1`,
    [id],
  );
  return rows[0] ?? { memberId: null, join: null, formal: null, values: {} };
}

/** Makes a probationary member of an applicant, or a full member of a probationary one. */
async function follow(sql: Sql, id: string, to: string, inner: Context): Promise<void> {
  const { memberId, join, formal, values } = await applicantOf(sql, id);
  if (to === '4') {
    const member = await changeMember({ ...values, memberType: '2', joinDate: join }, inner);
    await sql.query('update party_pmdevelopment set member_id = $2 where id = $1', [id, member.id]);
  }
  if (to === '5' && memberId !== null) await changeMember({ id: memberId, memberType: '1', formalDate: formal }, inner);
}

/** Answers of 发展党员: who is taken in stands among the members from then on. */
export const handlers = handle(pmDevelopment, {
  submit: async (input: Readonly<Record<string, unknown>>, context) =>
    submitWithEffect(pmDevelopment, 'stage', input, context, async (sql, { id, from, to }, inner) => {
      if (from !== to) await follow(sql, id, to, inner);
    }),
});
