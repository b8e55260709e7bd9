import { volunteRecord } from '@lattice/api/resources/project/volunteRecord';
import { personOf } from '../../access/guard.ts';
import { handle } from '../../call/handle.ts';
import { moveHandler } from '../../table/write/moveHandler.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { columnOf, tableOf } from '../../table/table.ts';
import { nextSerial } from '../../table/serverValues.ts';
import { moveWithEffect } from '../../table/write/moveEffects.ts';
import { pointsApplication } from '@lattice/api/resources/project/pointsApplication';
import { say } from '../../words/say.ts';

/**
 * Answers of 志愿服务记录: people check in with a permit alone; confirmed hours post their points as an approved application
 * of the volunteer.
 */
export const handlers = handle(
  volunteRecord,
  {
    updatePermitStatus: moveHandler(volunteRecord, 'updatePermitStatus'),
    updateStatus: async (input, context) => {
      return moveWithEffect(volunteRecord, 'status', 'updateStatus', input, context, async (sql, { id, from, to }) => {
        const { rows } = await sql.query<{ permit: string }>(
          "select coalesce(permit_status, '0') as permit from project_volunterecord where id = $1",
          [id],
        );
        if (to === '1' && rows[0]?.permit !== '1') throw new Refusal(400, say`审批通过后才能签到，请先审批这条报名`);
        if (to === '2')
          await sql.query(
            `update project_volunterecord
                set service_hours = coalesce(service_hours,
                  round((extract(epoch from sign_out_time - sign_in_time) / 3600)::numeric, 1))
              where id = $1`,
            [id],
          );
        if (to !== '3' || from === '3') return;
        const { tenantId, userId } = personOf(context);
        const number = await nextSerial(
          sql,
          tableOf(pointsApplication),
          columnOf(tableOf(pointsApplication), 'applyNo'),
          'SB',
          context.now(),
        );
        await sql.query(
          `insert into project_pointsapplication (id, tenant_id, create_user, update_user, apply_no, applicant_type,
              applicant_id, person_name, phone, gridding_id, points, approved_points, occur_date, reason, apply_time,
            audit_user, audit_time, status)
         select $2, $3, $4, $4, $5, '2', v.id::text, v.volunteer_name, v.phone, coalesce(r.gridding_id, v.gridding_id),
         p.points, p.points, current_date, '志愿服务：' || a.activity_name, now(), $4, now(), '1'
         from project_volunterecord r
         join project_volunteer v on v.id = r.volunteer_id
         join project_volunteactivities a on a.id = r.activity_id
           cross join lateral (select coalesce(r.grant_points, a.reward_points, 0) as points) p
           where r.id = $1 and p.points > 0`,
          [id, context.nextId(), tenantId, userId, number],
        );
      });
    },
  },
  {
    timed: {
      field: 'status',
      follows: ['project/volunteActivities'],
      moves: [
        {
          from: '0',
          to: '4',
          due: `exists (select 1 from project_volunteactivities a
              where a.id = t.activity_id and a.end_time <= $1::timestamptz)`,
        },
      ],
    },
  },
);
