import { type Resource, statesOf } from '@lattice/api/resource';
import { promptOf } from '@lattice/api/targetsOf';
import type { Context } from '../../call/Context.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say, labelMessage } from '../../words/say.ts';

type Input = Readonly<Record<string, unknown>>;
type Answer = (input: Input, context: Context) => Promise<unknown>;

const refuse = ({ label }: Resource): never => {
  throw new Refusal(400, say`“${labelMessage(label)}”是系统记录，不能修改或删除`);
};

/** Names of what a submitted row may say of a log: its states, and what their moves ask for. */
const movable = (resource: Resource): ReadonlySet<string> =>
  new Set(
    statesOf(resource).flatMap((states) => [
      states.field,
      ...states.moves.flatMap((move) => Object.keys(promptOf(states, move)?.fields ?? {})),
    ]),
  );

/**
 * Answers of a log's writes over the wire: nothing is removed or brought back, and a row that is there takes the moves
 * of its states alone.
 */
export function appendOnlyCalls(resource: Resource, name: string, answer: Answer): Answer {
  if (resource.log !== true) return answer;
  if (name === 'remove' || name === 'restore') return async () => refuse(resource);
  if (name !== 'submit') return answer;
  const names = movable(resource);
  return async (input, context) => {
    const isNew = (input.id ?? '') === '';
    const isMove = Object.keys(input).every((key) => resource.fields[key] === undefined || names.has(key));
    return isNew || isMove ? answer(input, context) : refuse(resource);
  };
}
