import type { Ability } from '@lattice/api/abilities';
import type { Prompt, Move, Resource } from '@lattice/api/resource';
import { isOthers, isSettled } from '@lattice/api/isSettled';
import { type Mover, moveRefusal, opensCall } from '@lattice/api/moveRefusal';
import { type Target, targetsOf } from '@lattice/api/targetsOf';
import type { Translate } from '@lattice/api/validate';
import type { ActionForm, CrudAction, CrudRow } from '@lattice/ui/CrudTable';
import type { FormSources } from '@lattice/ui/Form';
import { t } from '@lingui/core/macro';
import { loadResource } from '../../../records/resources.ts';
import { session } from '../../../session/session.ts';

/** Who moves records, in which words, on which server. */
export interface MovesOf {
  /** Aliases of the person's roles, joined by commas. */
  roles: string;
  abilities: readonly Ability[];
  /** The person's permission codes. */
  codes: ReadonlySet<string>;
  options: FormSources['options'];
  say: Translate;
}

const moverOf = (roles: string): Mover => ({
  userId: session.user?.user_id ?? '',
  roles: roles.split(','),
  deptIds: (session.user?.dept_id ?? '').split(','),
  ...(session.records && { records: session.records }),
});

/** What a move asks for, begun with what is known of it. */
async function begunForm(
  { fields }: Resource,
  prompt: Prompt,
  rows: readonly CrudRow[],
  say: Translate,
): Promise<ActionForm> {
  const form = (await import('./makeMoves.ts')).moveForm(prompt, rows, say, fields);
  const known = await (await import('../../../records/initialValues.ts')).initialValues(prompt);
  return { ...form, values: { ...known, ...form.values } };
}

/** The word for how a switch stands. */
const switchWord = (field: string, isOn: boolean): string =>
  field === 'isEnabled' ? (isOn ? t`启用` : t`停用`) : isOn ? t`是` : t`否`;

/**
 * Records with a deadline wait for their next move; others, such as people, stay as they are unless something happens.
 */
const waits = ({ fields }: Resource): boolean => Object.values(fields).some(({ due }) => due === true);

/** A switch that tells something other than whether a record is enabled. */
const isBareSwitch = ({ fields }: Resource, field: string): boolean =>
  fields[field]?.kind === 'switch' && field !== 'isEnabled';

const moveOf = (
  definition: Resource,
  target: Target,
  wordOf: (value: string) => string,
  { roles, say }: MovesOf,
): CrudAction => {
  const { field, to, label, moves, prompt, isTransient } = target;
  const { label: name = '' } = definition.fields[field] ?? {};
  const word = wordOf(to);
  const action = label === '' ? word : say(label);
  const mover = moverOf(roles);
  return {
    id: `${field} ${moves[0]?.from} ${to} ${label}`,
    label: action,
    scope: 'row',
    isNext: moves.some(({ approval }) => approval === true) || waits(definition),
    isShown: (row: CrudRow) =>
      moves.some(
        (move) => move.from === String(row[field] ?? '') && moveRefusal(definition, move, mover, row) === null,
      ),
    confirm: () => ({
      // How a switch stands afterwards is no news beside what is done: 更正考勤 says more than “是否补卡 becomes 是”.
      title: isBareSwitch(definition, field)
        ? action
        : isTransient
          ? t`${action}：${say(name)}将变为“${word}”，随后可能按规则继续流转`
          : t`${action}：${say(name)}将变为“${word}”`,
      action,
    }),
    ...(prompt && { ask: async (rows) => begunForm(definition, prompt, rows, say) }),
    run: async (rows, run) =>
      (await import('./makeMoves.ts')).makeMoves(definition, target, rows, run, { say, action, wordOf }),
  };
};

/** True when the person may make the call of a move; a BladeX server does not tell the rights to calls of its own. */
async function mayCall(definition: Resource, { elsewhere }: Target, { call }: Move, of: MovesOf): Promise<boolean> {
  if (of.roles.split(',').includes('administrator') || (of.abilities.length === 0 && call !== 'submit')) return true;
  const other = elsewhere?.[call];
  const register = other === undefined ? definition : await loadResource(other.of);
  const found = register.calls[other?.call ?? call];
  return found !== undefined && opensCall(of.codes, register, found, other !== undefined);
}

/** Tells the rows of a register that a person may still edit; of the others only their moves are offered. */
export function isOpen(definition: Resource, roles: string): (row: CrudRow) => boolean {
  const person = moverOf(roles);
  return (row) => !isSettled(definition, row) && !isOthers(definition, person, row);
}

/**
 * The moves of a register's state machines, and the records of other registers that are made about its rows, as actions
 * of its list, for the roles and rights of a person, in the language shown.
 */
export async function movesOf(definition: Resource, of: MovesOf): Promise<readonly CrudAction[]> {
  const { roles, abilities, options } = of;
  const open = await Promise.all(
    targetsOf(definition, new Set(roles.split(',')), abilities).map(async (target) => {
      const may = await Promise.all(target.moves.map(async (move) => mayCall(definition, target, move, of)));
      return { ...target, moves: target.moves.filter((_, at) => may[at]) };
    }),
  );
  const targets = open.filter(({ moves }) => moves.length > 0);
  const dictOf = ({ field }: Target) => definition.fields[field]?.dict ?? '';
  const codes = [...new Set(targets.map(dictOf))].filter((code) => code !== '');
  const words = new Map(
    (
      await Promise.all(
        codes.map(async (code) =>
          (await options(code).catch(() => [])).map(({ value, label }) => [`${code} ${value}`, label] as const),
        ),
      )
    ).flat(),
  );
  const begins =
    definition.begins === undefined
      ? []
      : await (await import('../../begins/beginsOf.ts')).beginsOf(definition, moverOf(roles), of.codes, of.say);
  const moves = targets.map((target) =>
    moveOf(
      definition,
      target,
      (value) =>
        definition.fields[target.field]?.kind === 'switch'
          ? switchWord(target.field, value === '1')
          : (words.get(`${dictOf(target)} ${value}`) ?? value),
      of,
    ),
  );
  return [...moves, ...begins];
}
