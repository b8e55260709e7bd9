import { targetsOf } from '@lattice/api/targetsOf';
import type { Resource } from '@lattice/api/resource';
import type { CrudAction, CrudRow } from '@lattice/ui/CrudTable';
import type { FormSources } from '@lattice/ui/Form';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../session/session.ts';
import { useSay } from './translate.ts';

/** The moves of a register's state machines as actions of its list, for the roles of the person; those that only an edit may make need the right to edit. */
export function useMoves(definition: Resource, sources: FormSources, mayEdit: boolean): readonly CrudAction[] {
  const { t, i18n } = useLingui();
  const say = useSay();
  const { user, abilities } = useSnapshot(session);
  const roles = user?.role_name ?? '';
  const targets = useMemo(() => targetsOf(definition, new Set(roles.split(',')), abilities), [definition, roles, abilities]);
  const codes = useMemo(() => [...new Set(targets.flatMap(({ field }) => definition.fields[field]?.dict ?? []))], [targets, definition]);
  const { data: words } = useQuery({
    queryKey: ['words', definition.path, i18n.locale, codes],
    enabled: codes.length > 0,
    queryFn: async () => new Map((await Promise.all(codes.map(async (code) => (await sources.options(code)).map(({ value, label }) => [`${code} ${value}`, label] as const)))).flat()),
  });
  return useMemo(
    () => targets.filter(({ moves }) => mayEdit || moves.some(([, , call]) => call !== 'submit')).map((target): CrudAction => {
      const { field, to, label, moves, ask } = target;
      const { dict = '', label: name = '' } = definition.fields[field] ?? {};
      const word = words?.get(`${dict} ${to}`) ?? (to === '1' ? t`启用` : to === '0' ? t`停用` : to);
      const action = label === '' ? (dict === '' ? word : t`转为${word}`) : say(label);
      const moveOf = (row: CrudRow) => moves.find(([from]) => from === String(row[field] ?? ''));
      return {
        id: `${field} ${moves[0]?.[0]} ${to} ${label}`,
        label: action,
        scope: 'row',
        isShown: (row) => moveOf(row) !== undefined,
        confirm: () => ({ title: t`${action}：${say(name)}将变为“${word}”`, action }),
        ...(ask && { ask: async (rows) => (await import('./makeMoves.ts')).moveForm(ask, rows, say) }),
        run: async (rows, run) => (await import('./makeMoves.ts')).makeMoves(definition, target, rows, run, say),
      };
    }),
    [targets, words, definition, mayEdit, say, t],
  );
}
