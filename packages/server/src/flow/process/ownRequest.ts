import type { Instance } from './Instance.ts';
import { initiatorOf } from './initiator.ts';
import { linkedTable } from './business.ts';
import type { Context } from '../../call/Context.ts';

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
  { startUser, parsed }: Pick<Instance, 'startUser' | 'parsed'>,
  activityId: string,
  userId: string,
): boolean => startUser === userId && !isStartersStep(parsed, activityId);

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
