import type { MovedAlong } from '@lattice/api/arrange';
import { formatList } from '@lattice/ui/formatList';
import { useLingui } from '@lingui/react/macro';

/** Says in a sentence what goes along with rows that move, and who is concerned. */
export function useAlongWords(): (along: readonly MovedAlong[]) => string {
  const { t, i18n } = useLingui();
  const part = ({ what, count }: MovedAlong): string =>
    ({
      depts: t`${count} 个下级部门`,
      people: t`${count} 名人员`,
      menus: t`${count} 个下级菜单`,
      buttons: t`${count} 个按钮`,
      roles: '',
    })[what];
  return (along) => {
    const roles = along.find(({ what }) => what === 'roles')?.count ?? 0;
    const moved = along.filter(({ what }) => what !== 'roles').map(part);
    const list = formatList(moved, i18n.locale);
    return [
      ...(moved.length > 0 ? [t`一同移动：${list}。`] : []),
      ...(roles > 0 ? [t`${roles} 个角色的侧栏随之变化，权限不变。`] : []),
    ].join('');
  };
}
