import type { Ability } from '@lattice/api/abilities';
import type { Resource } from '@lattice/api/resource';
import { type Target, isOpenTo, targetsOf } from '@lattice/api/targetsOf';
import type { Say } from '@lattice/api/validate';
import type { CrudAction, CrudRow } from '@lattice/ui/CrudTable';
import type { FormSources } from '@lattice/ui/Form';
import { t } from '@lingui/core/macro';
import { session } from '../../session/session.ts';

/** Who moves records, in which words, on which server. */
export interface MovesOf {
  /** Aliases of the person's roles, joined by commas. */
  roles: string;
  abilities: readonly Ability[];
  /** Moves that are an edit of the record are theirs too. */
  mayEdit: boolean;
  options: FormSources['options'];
  say: Say;
}

const moveOf = (definition: Resource, target: Target, wordOf: (value: string) => string, { roles, say }: MovesOf): CrudAction => {
  const { field, to, label, moves, ask, isPassing } = target;
  const { dict = '', label: name = '' } = definition.fields[field] ?? {};
  const word = wordOf(to);
  const action = label === '' ? (dict === '' ? word : t`转为${word}`) : say(label);
  const own = roles.split(',');
  const rolesOn = ({ createUser }: CrudRow) => new Set(createUser !== undefined && createUser === session.user?.user_id ? [...own, 'creator'] : own);
  return {
    id: `${field} ${moves[0]?.[0]} ${to} ${label}`,
    label: action,
    scope: 'row',
    isShown: (row: CrudRow) => moves.some((move) => move[0] === String(row[field] ?? '') && isOpenTo(rolesOn(row), move)),
    confirm: () => ({ title: isPassing ? t`${action}：${say(name)}将变为“${word}”，随后可能按规则继续流转` : t`${action}：${say(name)}将变为“${word}”`, action }),
    ...(ask && { ask: async (rows) => (await import('./makeMoves.ts')).moveForm(ask, rows, say) }),
    run: async (rows, run) => (await import('./makeMoves.ts')).makeMoves(definition, target, rows, run, { say, action, wordOf }),
  };
};

/** The moves of a register's state machines as actions of its list, for the roles of a person, in the language shown. */
export async function movesOf(definition: Resource, of: MovesOf): Promise<readonly CrudAction[]> {
  const { roles, abilities, options, mayEdit } = of;
  const targets = targetsOf(definition, new Set(roles.split(',')), abilities).filter(({ moves }) => mayEdit || moves.some(([, , call]) => call !== 'submit'));
  const dictOf = ({ field }: Target) => definition.fields[field]?.dict ?? '';
  const codes = [...new Set(targets.map(dictOf))].filter((code) => code !== '');
  const words = new Map((await Promise.all(codes.map(async (code) => (await options(code).catch(() => [])).map(({ value, label }) => [`${code} ${value}`, label] as const)))).flat());
  return targets.map((target) => moveOf(definition, target, (value) => words.get(`${dictOf(target)} ${value}`) ?? (value === '1' ? t`启用` : value === '0' ? t`停用` : value), of));
}
