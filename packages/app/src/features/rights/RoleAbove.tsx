import { role } from '@lattice/api/resources/blade-system/role';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type GrantKind, type Held, grantKinds, loadHeld } from './useGrants.ts';
import { type GrantNode, grantDifference } from './grantDifference.ts';

interface RoleAboveProps {
  trees: Readonly<Record<GrantKind, readonly GrantNode[]>>;
  /** What the role holds, as it is ticked. */
  held: Held;
  /** The role above; undefined for none. */
  above: { id: string; name: string } | undefined;
}

const MOST = 8;

/** What a role has by itself: nothing comes from the role above, with which it is compared in words. */
export function RoleAbove({ trees, held, above }: RoleAboveProps) {
  const { t } = useLingui();
  const { data } = useQuery({
    queryKey: ['rows', role.path, 'held', above?.id, 'above'],
    queryFn: () => loadHeld(trees, above?.id ?? ''),
    enabled: above !== undefined,
  });
  if (above === undefined || data === undefined)
    return <Text as="p" tone="muted">{t`角色只有下面勾选的权限；上下级只用于排列，权限不会从上级角色继承。`}</Text>;
  const changes = grantKinds.map((kind) => grantDifference(trees[kind], data[kind], held[kind]));
  const more = changes.flatMap(({ added }) => added);
  const less = changes.flatMap(({ removed }) => removed);
  const same = grantKinds.reduce((n, kind) => n + [...held[kind]].filter((id) => data[kind].has(id)).length, 0);
  const names = (all: readonly string[]) => all.slice(0, MOST).join(t`；`) + (all.length > MOST ? '…' : '');
  return (
    <Text as="p" tone="muted">
      {t`角色只有下面勾选的权限，不会从上级角色“${above.name}”继承。与上级相同的 ${same} 项。`}
      {more.length > 0 && t`本角色独有 ${more.length} 项：${names(more)}。`}
      {less.length > 0 && t`上级有、本角色没有 ${less.length} 项：${names(less)}。`}
    </Text>
  );
}
