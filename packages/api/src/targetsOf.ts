import type { Ability } from './abilities.ts';
import { type Move, type Resource, statesOf } from './resource.ts';

/** Roles stand in no rows of a definition without them; those of the server itself are nobody's. */
const isOpenTo = (own: ReadonlySet<string>, [, , , , roles]: Move): boolean =>
  roles === undefined || (roles.some((role) => role !== 'system') && (own.has('administrator') || roles.some((role) => own.has(role))));

/** A value that a state machine may move to, with all moves that lead there under one label. */
export interface Target {
  field: string;
  to: string;
  label: string;
  moves: readonly Move[];
}

/** A move is made by a call of the register, or by what follows from another record; processes of other registers than those of BladeX are started by a server of our own alone. */
const isKnown = ({ calls }: Resource, [, , call]: Move, abilities: readonly Ability[]): boolean => (call === 'startFlow' ? abilities.includes('flow') : Object.hasOwn(calls, call));

/** What a person of some roles may move the records of a register to, on a server of some abilities. */
export const targetsOf = (definition: Resource, own: ReadonlySet<string>, abilities: readonly Ability[]): Target[] =>
  statesOf(definition).flatMap(({ field, moves }) => {
    const open = moves.filter((move) => isOpenTo(own, move) && isKnown(definition, move, abilities));
    const keys = [...new Set(open.map(([, to, , label = '']) => `${to}\n${label}`))];
    return keys.map((key) => {
      const [to = '', label = ''] = key.split('\n');
      return { field, to, label, moves: open.filter((move) => move[1] === to && (move[3] ?? '') === label) };
    });
  });
