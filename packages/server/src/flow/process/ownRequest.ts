import type { Instance } from './Instance.ts';
import { initiatorOf } from './initiator.ts';
import { linkedTable } from './linkedTable.ts';
import type { Context } from '../../call/Context.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { tableOf } from '../../table/table.ts';
import { say } from '../../words/say.ts';

/**
 * True for a step that a process gives to who started it, such as changing the request after a refusal; every other
 * step decides on the request.
 */
export function isStartersStep(parsed: string, activityId: string): boolean {
  const { activities } = JSON.parse(parsed) as { activities: { id?: string; behaviour?: { assignee?: string } }[] };
  const assignee = activities.find(({ id }) => id === activityId)?.behaviour?.assignee ?? '';
  const name = /^\s*[$#]\{\s*(\w+)\s*\}\s*$/.exec(assignee)?.[1];
  return name !== undefined && (name === 'applyUser' || name === initiatorOf(parsed));
}

/** True for a step of an instance by which a person would decide on the own request. */
export const decidesOwn = (
  { applicants, parsed }: Pick<Instance, 'applicants' | 'parsed'>,
  activityId: string,
  userId: string,
): boolean => applicants.includes(userId) && !isStartersStep(parsed, activityId);

/** True for a person whom the record of an instance bars from deciding on it, such as the keeper of a seal. */
export const isBarred = (
  { businessTable, variables }: Pick<Instance, 'businessTable' | 'variables'>,
  userId: string,
  context: Pick<Context, 'resources'>,
): boolean => (linkedTable(businessTable, context)?.barred ?? []).some((name) => variables[name] === userId);

/** Refuses a decision on an instance to who asked for it, and to whom its record bars. */
export function refuseOwn(instance: Instance, activityId: string, userId: string, context: Context): void {
  if (decidesOwn(instance, activityId, userId)) throw new Refusal(403, say`不能审批自己的申请，请由其他人审批`);
  if (isBarred(instance, userId, context)) throw new Refusal(403, say`这件申请与您有关，请由其他人审批`);
}

/**
 * Condition on an instance, by its alias, that its record does not bar a user (an expression of SQL, as text) from
 * deciding on it.
 */
export function notBarred(alias: string, user: string, { resources }: Pick<Context, 'resources'>): string {
  const bars = [...resources.values()].flatMap((resource) =>
    resource.flow === undefined
      ? []
      : (resource.barred ?? []).map(
          (name) =>
            `${alias}.business_table = '${tableOf(resource).name}' and ${alias}.variables ->> '${name}' = ${user}`,
        ),
  );
  return bars.length === 0 ? 'true' : `(${bars.join(' or ')}) is not true`;
}

/** What who does a task says of the variables, without those that the record or the server decides. */
export function ownVariables(
  { businessTable }: Pick<Instance, 'businessTable'>,
  variables: Readonly<Record<string, unknown>>,
  context: Pick<Context, 'resources'>,
): Readonly<Record<string, unknown>> {
  const flow = linkedTable(businessTable, context)?.flow;
  const kept = new Set([...(flow?.values ?? []), ...(flow?.computes ?? [])]);
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !kept.has(name)));
}
