import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';
import { momentParameter } from '../../table/serverValues.ts';
import { type ProcessResult, applyProcessResult } from './business.ts';
import { closeGone } from './closeGone.ts';
import { Incident } from './incidents/Incident.ts';
import type { Instance } from './Instance.ts';
import { MAX_VARIABLE_CHARACTERS } from '../limits.ts';
import { recordEvents } from './recordEvents.ts';
import { isStuck, stuckWords } from './incidents/stuck.ts';
import { tellApplicants } from './tellApplicants.ts';
import { type Act, ENGINE_VERSION, runEngine } from '../runEngine.ts';

const namesIn = (parsed: string): ReadonlyMap<string, string> => {
  const { activities, sequenceFlows } = JSON.parse(parsed) as Record<
    'activities' | 'sequenceFlows',
    { id: string; name?: string }[]
  >;
  return new Map([...activities, ...sequenceFlows].map(({ id, name = '' }) => [id, name]));
};

/** Ends what is open of an instance, tells those who held it, and gives it its last state. */
export async function endInstance(
  sql: Sql,
  { id }: Instance,
  status: Exclude<Instance['status'], 'running'>,
  context: Context,
  reason: string | null = null,
): Promise<void> {
  const now = momentParameter(context.now());
  await closeGone(sql, id, new Set(), now);
  await sql.query(
    `update wf_instance set status = $3, state = null, incident = null, end_time = $2, delete_reason = $4, rev = rev + 1
      where id = $1`,
    [id, now, status, reason],
  );
}

/** The variables of an instance as they are stored; refused with 400 where they have grown too large. */
function stored(variables: ReadonlyMap<string, unknown>): string {
  const text = JSON.stringify(Object.fromEntries(variables));
  if (text.length > MAX_VARIABLE_CHARACTERS)
    throw new Refusal(
      400,
      say`流程不能继续：${say`流程变量共超过 ${MAX_VARIABLE_CHARACTERS} 个字符`}，请联系流程管理员`,
    );
  return text;
}

/**
 * One command on a locked instance, in the transaction of the caller: the engine is filled from the stored state, acts,
 * and is saved and forgotten. A detour replaces the process for this one command, which stands at the step `from` then;
 * the way there is no part of the history. Throws an `Incident` where the process cannot go on; `commandTransaction`
 * keeps it beside the instance.
 */
export async function command(
  sql: Sql,
  instance: Instance,
  act: Act,
  context: Context,
  detour?: { parsed: string; from: string },
): Promise<void> {
  try {
    await step(sql, instance, act, context, detour);
  } catch (error) {
    throw error instanceof Refusal && error.code === 400 ? new Incident(instance.id, error.words) : error;
  }
}

async function step(
  sql: Sql,
  instance: Instance,
  act: Act,
  context: Context,
  detour: { parsed: string; from: string } | undefined,
): Promise<void> {
  const variables = new Map(Object.entries(instance.variables));
  const {
    state,
    isFinished,
    standing,
    events: all,
  } = runEngine(
    {
      parsed: detour?.parsed ?? instance.parsed,
      state: detour === undefined ? instance.state : null,
      variables,
      now: context.now(),
    },
    act,
  );
  const events =
    detour === undefined
      ? all
      : all
          .slice(all.findIndex((event) => 'id' in event && event.kind !== 'flow' && event.id === detour.from))
          .filter((event) => event.kind !== 'leave' || event.type !== 'StartEvent');
  await sql.query(
    `update wf_instance set state = $2, variables = $3, engine_version = $4, incident = null, rev = rev + 1
      where id = $1`,
    [instance.id, state === null ? null : JSON.stringify(state), stored(variables), ENGINE_VERSION],
  );
  await recordEvents(sql, instance, events, standing, namesIn(instance.parsed), context);
  if (!isFinished) {
    if (await isStuck(sql, instance.id)) throw new Refusal(400, stuckWords);
    return;
  }
  await endInstance(sql, instance, 'finished', context);
  const ending: ProcessResult = variables.get('pass') === false ? 'refused' : 'passed';
  const said = variables.get('comment');
  const opinion = typeof said === 'string' ? said : '';
  await applyProcessResult(sql, instance, ending, context, opinion);
  await tellApplicants(sql, instance, ending === 'passed' ? '已同意' : '未同意', opinion, context);
}
