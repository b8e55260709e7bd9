import type { ClearRole } from '@lattice/api/resources/blade-log/privacy';
import { formatList } from '@lattice/ui/formatList';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

/** Who sees values in the clear, in words: in short, and role by role. */
export function useClearWords(): {
  inShort: (roles: readonly ClearRole[]) => string;
  inFull: (roles: readonly ClearRole[]) => string;
} {
  const { t, i18n } = useLingui();
  return useMemo(() => {
    const peopleOf = (roles: readonly ClearRole[]) => roles.reduce((sum, { count }) => sum + count, 0);
    return {
      inShort: (roles) => (roles.length === 0 ? t`没有` : t`${roles.length} 个角色，${peopleOf(roles)} 人`),
      inFull: (roles) =>
        roles.length === 0
          ? t`没有`
          : formatList(
              roles.map(({ roleName, count }) => t`${roleName}（${count} 人）`),
              i18n.locale,
            ),
    };
  }, [i18n.locale, t]);
}
