import type { Ability } from '@lattice/api/abilities';
import type { Resource } from '@lattice/api/resource';
import { type Target, targetsOf } from '@lattice/api/targetsOf';
import type { Say } from '@lattice/api/validate';
import type { CrudAction, CrudRow } from '@lattice/ui/CrudTable';
import type { FormSources } from '@lattice/ui/Form';
import { t } from '@lingui/core/macro';

/** A move as an action of a list. */
export interface ListMove {
  action: CrudAction;
  /** Only those who may edit can make it. */
  isEdit: boolean;
}

/** Who moves records, in which words, on which server. */
export interface MovesOf {
  /** Aliases of the person's roles, joined by commas. */
  roles: string;
  abilities: readonly Ability[];
  options: FormSources['options'];
  say: Say;
}

const moveOf = (definition: Resource, target: Target, wordOf: (value: string) => string, say: Say): ListMove => {
  const { field, to, label, moves, ask, isPassing } = target;
  const { dict = '', label: name = '' } = definition.fields[field] ?? {};
  const word = wordOf(to);
  const action = label === '' ? (dict === '' ? word : t`转为${word}`) : say(label);
  return {
    isEdit: moves.every(([, , call]) => call === 'submit'),
    action: {
      id: `${field} ${moves[0]?.[0]} ${to} ${label}`,
      label: action,
      scope: 'row',
      isShown: (row: CrudRow) => moves.some(([from]) => from === String(row[field] ?? '')),
      confirm: () => ({ title: isPassing ? action : t`${action}：${say(name)}将变为“${word}”`, action }),
      ...(ask && { ask: async (rows) => (await import('./makeMoves.ts')).moveForm(ask, rows, say) }),
      run: async (rows, run) => (await import('./makeMoves.ts')).makeMoves(definition, target, rows, run, { say, action, wordOf }),
    },
  };
};

/** The moves of a register's state machines as actions of its list, for the roles of a person, in the language shown. */
export async function movesOf(definition: Resource, { roles, abilities, options, say }: MovesOf): Promise<readonly ListMove[]> {
  const targets = targetsOf(definition, new Set(roles.split(',')), abilities);
  const dictOf = ({ field }: Target) => definition.fields[field]?.dict ?? '';
  const codes = [...new Set(targets.map(dictOf))].filter((code) => code !== '');
  const words = new Map((await Promise.all(codes.map(async (code) => (await options(code).catch(() => [])).map(({ value, label }) => [`${code} ${value}`, label] as const)))).flat());
  return targets.map((target) => moveOf(definition, target, (value) => words.get(`${dictOf(target)} ${value}`) ?? (value === '1' ? t`启用` : value === '0' ? t`停用` : value), say));
}
