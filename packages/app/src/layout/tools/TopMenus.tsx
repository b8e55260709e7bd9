import type { MenuItem } from '@lattice/api/menuOfPerson';
import { menuOfPerson } from '@lattice/api/menuOfPerson';
import { useSizeClass } from '@lattice/ui/Frame';
import { Icon, namedIcon } from '@lattice/ui/Icon';
import { Menu } from '@lattice/ui/Menu';
import { BarButton } from '@lattice/ui/TopBar';
import { iconName } from '@lattice/api/iconName';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { PanelsTopLeft } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { topMenu } from '../../navigation/topMenu.ts';
import { client } from '../../session/client.ts';
import { session } from '../../session/session.ts';

const ALL = 'all';
const idsIn = (items: readonly MenuItem[]): string[] =>
  items.flatMap(({ id, children = [] }) => [id, ...idsIn(children)]);

/** The entries of the top bar, where the person has more than one: each narrows the side bar to its own. */
export function TopMenus() {
  const { t, i18n } = useLingui();
  const { user } = useSnapshot(session);
  const { id: chosen } = useSnapshot(topMenu);
  const size = useSizeClass();
  const { data = [] } = useQuery({
    queryKey: ['rows', menuOfPerson.path, 'top-menu', user?.user_id, i18n.locale],
    queryFn: () => client(menuOfPerson).topMenu(),
    staleTime: 300_000,
  });
  if (data.length < 2 || size === 'phone') return null;
  const choose = async (id: string) => {
    if (id === ALL) Object.assign(topMenu, { id: '', ids: null });
    else Object.assign(topMenu, { id, ids: idsIn(await client(menuOfPerson).routes({ topMenuId: id })) });
  };
  const name = data.find(({ id }) => id === chosen)?.name ?? t`全部菜单`;
  return (
    <Menu
      label={t`顶部菜单`}
      trigger={
        <BarButton label={t`顶部菜单：${name}`}>
          <Icon of={PanelsTopLeft} />
          {size === 'desktop' && name}
        </BarButton>
      }
      items={[
        { id: ALL, label: t`全部菜单`, icon: PanelsTopLeft },
        ...data.map((one) => ({ id: one.id, label: one.name, icon: namedIcon(iconName(one.source), true) })),
      ]}
      onAction={(id) => void choose(id)}
    />
  );
}
