import type { Ability } from './abilities.ts';
import { type Prompt, type Move, type Resource, type States, statesOf } from './resource.ts';

/**
 * Whether a person of some roles may make a move, `creator` among them for a record of their own; roles stand in no
 * rows of a definition without them, and those of the server itself are nobody's.
 */
export const isOpenTo = (own: ReadonlySet<string>, { roles }: Move): boolean =>
  roles === undefined ||
  (roles.some((role) => role !== 'system') && (own.has('administrator') || roles.some((role) => own.has(role))));

/** A value that a state machine may move to, with all moves that lead there under one label and ask the same. */
export interface Target {
  field: string;
  to: string;
  label: string;
  moves: readonly Move[];
  /** What the moves ask of a person first. */
  prompt?: Prompt;
  /** The server may lead on from it at once, so nobody is promised that it stays. */
  isTransient?: boolean;
  /** By call, the parameters that tell it the record. */
  keys?: States['keys'];
  /** Calls of other registers that its moves are made by. */
  elsewhere?: States['elsewhere'];
}

/**
 * A move is made by a call of the register, or by what follows from another record; one that takes a file has a screen
 * of its own. Processes of other registers than those of BladeX are started by a server of our own alone.
 */
const isKnown = (
  { calls }: Resource,
  { elsewhere = {} }: States,
  { call, needs }: Move,
  abilities: readonly Ability[],
): boolean =>
  (needs === undefined || abilities.length === 0 || abilities.includes(needs)) &&
  (Object.hasOwn(elsewhere, call) ||
    (call === 'startFlow'
      ? abilities.includes('flow')
      : Object.hasOwn(calls, call) && calls[call]?.where !== 'multipart'));

/** What a move asks of a person first. */
export const promptOf = (
  { prompts = [] }: Pick<States, 'prompts'>,
  { from, to }: Pick<Move, 'from' | 'to'>,
): Prompt | undefined => prompts.find((prompt) => prompt.to.includes(to) && prompt.from?.includes(from) !== false);

/**
 * What a person of some roles may move the records of a register to, on a server of some abilities; moves of who made a
 * record are among them.
 */
export const targetsOf = (definition: Resource, own: ReadonlySet<string>, abilities: readonly Ability[]): Target[] =>
  statesOf(definition).flatMap((states) => {
    const { field, keys, transient, elsewhere } = states;
    const most = new Set([...own, 'creator']);
    const targets: (Target & { moves: Move[] })[] = [];
    for (const move of states.moves) {
      if (!isOpenTo(most, move) || !isKnown(definition, states, move, abilities)) continue;
      const { to, call, label = '' } = move;
      const prompt = promptOf(states, move);
      const known = targets.find((target) => target.to === to && target.label === label && target.prompt === prompt);
      if (known) known.moves.push(move);
      else
        targets.push({
          field,
          to,
          label,
          moves: [move],
          ...(prompt && { prompt }),
          ...(transient?.[call]?.includes(to) && { isTransient: true }),
          ...(keys && { keys }),
          ...(elsewhere && { elsewhere }),
        });
    }
    return targets;
  });
