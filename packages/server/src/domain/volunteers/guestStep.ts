import { crud } from '@lattice/api/call';
import { mask } from '@lattice/api/mask';
import type { VolunteerProof, VolunteerStep, VolunteerTurn } from '@lattice/api/volunteerCalls';
import { volunteer } from '@lattice/api/resources/project/Volunteer';
import { volunteRecord } from '@lattice/api/resources/project/volunteRecord';
import type { Context } from '../../call/Context.ts';
import { systemContext } from '../../call/systemContext.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { attempt, succeed } from '../../login/addressLimit.ts';
import { asGuest } from '../../session/guestSession.ts';
import { detail } from '../../table/read/read.ts';
import { tableOf } from '../../table/table.ts';
import { moveWithEffect } from '../../table/write/moveEffects.ts';
import { submit } from '../../table/write/submit.ts';
import { say } from '../../words/say.ts';
import { type Coded, codedActivity, openByCode } from './codedActivity.ts';
import { judgeHere } from './judgeHere.ts';
import { followTurn, permits, turnStates } from './turnEffect.ts';

/** Wrong proofs that may be tried for a telephone in ten minutes: four digits are not found in a week. */
const WRONG_PROOFS = 10;
/** Key of `volunteer_status`: approved. */
const APPROVED = '1';

interface Helper {
  id: string;
  name: string;
}

type Turn = Omit<VolunteerTurn, 'volunteerName' | 'totalHours' | 'starLevel'> & { id: string };

/** The approved volunteer whom a telephone and the end of the identity card name. */
async function helperOf({ phone, idTail }: VolunteerProof, tenantId: string, context: Context): Promise<Helper> {
  const tried = await attempt(context.db, `volunteer ${tenantId} ${phone}`, WRONG_PROOFS, context.now());
  if ('wait' in tried) throw new Refusal(429, say`尝试次数过多，请在 ${Math.ceil(tried.wait / 60)} 分钟后再试`);
  const { rows } = await context.db.query<Helper>(
    `select v.id::text as id, v.volunteer_name as name from project_volunteer v
      where v.tenant_id = $1 and v.phone = $2 and upper(right(v.id_card, 4)) = upper($3) and v.status = $4
        and v.is_deleted = 0
      order by v.id limit 1`,
    [tenantId, phone, idTail, APPROVED],
  );
  const [helper] = rows;
  if (helper === undefined)
    throw new Refusal(400, say`没有找到审核通过的志愿者，请核对手机号码和身份证后四位，或联系社区登记`);
  await succeed(context.db, tried.id);
  return helper;
}

/** The part of a volunteer in an activity, the one that was not cancelled before one that was. */
async function turnOf(sql: Sql, activity: string, helper: string): Promise<Turn | undefined> {
  const { rows } = await sql.query<Turn>(
    `select r.id::text as id, r.status, r.permit_status as "permitStatus",
        coalesce(r.permit_remark, '') as "permitRemark",
        coalesce(left(r.sign_in_time::text, 16), '') as "signInTime",
        coalesce(left(r.sign_out_time::text, 16), '') as "signOutTime", r.service_hours::float8 as "serviceHours",
        case when r.status = '3' then coalesce(r.grant_points, a.reward_points, 0) else 0 end as points
      from project_volunterecord r join project_volunteactivities a on a.id = r.activity_id
      where r.activity_id = $1 and r.volunteer_id = $2 and r.is_deleted = 0
      order by r.status = '5', r.id desc limit 1`,
    [activity, helper],
  );
  return rows[0];
}

function refuseTime(step: VolunteerStep, { steps, status, signUpDeadline, startTime, endTime }: Coded): void {
  if (steps.includes(step)) return;
  if (status === '5') throw new Refusal(400, say`活动已经取消`);
  if (step === 'signUp') throw new Refusal(400, say`报名已于 ${signUpDeadline} 截止，或招募已经结束`);
  if (step === 'cancel') throw new Refusal(400, say`活动已于 ${startTime} 开始，不能再取消报名`);
  if (step === 'checkIn') throw new Refusal(400, say`活动 ${startTime} 开始、${endTime} 结束，开始前一小时起可以签到`);
  throw new Refusal(400, say`活动 ${startTime} 开始、${endTime} 结束，结束后两小时内可以签退`);
}

async function signUp(
  sql: Sql,
  activity: Coded,
  helper: Helper,
  turn: Turn | undefined,
  context: Context,
): Promise<void> {
  if (turn !== undefined && turn.status !== turnStates.cancelled) throw new Refusal(400, say`您已经报名，不用重复报名`);
  if (activity.signedCount >= activity.recruitCount) throw new Refusal(400, say`名额已满，不能再报名`);
  const row = { activityId: activity.id, volunteerId: helper.id };
  await submit(tableOf(volunteRecord), crud.submit, row, systemContext(context));
  // Hours are those that were spent; the record begins with those of the plan.
  await sql.query(
    `update project_volunterecord set service_hours = null
      where activity_id = $1 and volunteer_id = $2 and status = $3 and is_deleted = 0`,
    [activity.id, helper.id, turnStates.signedUp],
  );
}

const needed = {
  cancel: { from: turnStates.signedUp, to: turnStates.cancelled },
  checkIn: { from: turnStates.signedUp, to: turnStates.here },
  checkOut: { from: turnStates.here, to: turnStates.left },
} as const;

function refuseState(step: keyof typeof needed, turn: Turn | undefined): Turn {
  if (turn === undefined || turn.status === turnStates.cancelled)
    throw new Refusal(400, say`您没有报名这次活动，请联系现场工作人员`);
  if (step === 'checkIn' && turn.status === turnStates.signedUp && turn.permitStatus !== permits.permitted)
    throw new Refusal(
      400,
      turn.permitStatus === permits.refused
        ? say`您的报名没有通过，不能签到`
        : say`您的报名还没有审批，请联系现场工作人员`,
    );
  if (turn.status === needed[step].from) return turn;
  if (step === 'checkIn' && turn.signInTime !== '')
    throw new Refusal(400, say`您已于 ${turn.signInTime} 签到，不用重复签到`);
  if (step === 'checkOut' && turn.signOutTime !== '')
    throw new Refusal(400, say`您已于 ${turn.signOutTime} 签退，不用重复签退`);
  if (step === 'checkOut' && turn.status === turnStates.signedUp) throw new Refusal(400, say`您还没有签到，不能签退`);
  throw new Refusal(400, say`您的报名状态已经变化，请联系现场工作人员`);
}

async function advanceTurn(step: keyof typeof needed, { id }: Turn, context: Context): Promise<void> {
  // The person's own move, which the role `public` has, on a record that only the server sees.
  const own: Context = { ...systemContext(context), system: false };
  await moveWithEffect(volunteRecord, 'status', 'updateStatus', { id, status: needed[step].to }, own, followTurn);
}

const nothing: Omit<Turn, 'id'> = {
  status: '',
  permitStatus: '',
  permitRemark: '',
  signInTime: '',
  signOutTime: '',
  serviceHours: null,
  points: 0,
};

async function standing(sql: Sql, activity: string, helper: Helper, context: Context): Promise<VolunteerTurn> {
  const row = await detail(tableOf(volunteer), crud.detail, { id: helper.id }, systemContext(context));
  const { id: _id, ...turn } = (await turnOf(sql, activity, helper.id)) ?? { id: '', ...nothing };
  return {
    ...turn,
    volunteerName: mask('name', helper.name),
    totalHours: Number(row.serviceHours ?? 0),
    starLevel: Number(row.starLevel ?? 0),
  };
}

/**
 * Makes a step of a volunteer who has no account, in the activity of a code: the code, the person, the time, the
 * place, the sign-up and what was done before are judged while the activity is locked.
 */
export async function guestStep(step: VolunteerStep, proof: VolunteerProof, context: Context): Promise<VolunteerTurn> {
  const { tenantId } = await openByCode(proof.code, context);
  const helper = await helperOf(proof, tenantId, context);
  return context.db.tx(async (sql) => {
    const inner = transactionContext(asGuest(context, tenantId), sql);
    const activity = await codedActivity(sql, proof.code, context.now(), true);
    if (activity === undefined) throw new Refusal(400, say`签到码不正确，或活动已经删除，请核对后再试`);
    refuseTime(step, activity);
    const turn = await turnOf(sql, activity.id, helper.id);
    if (step === 'signUp') await signUp(sql, activity, helper, turn, inner);
    else if (step !== 'look') {
      const own = refuseState(step, turn);
      if (step !== 'cancel') judgeHere(activity, proof, context.now());
      await advanceTurn(step, own, inner);
    }
    return standing(sql, activity.id, helper, inner);
  });
}
