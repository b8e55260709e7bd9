import { menu } from '@lattice/api/resources/blade-system/menu';
import { topmenu } from '@lattice/api/resources/blade-system/topmenu';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Text } from '@lattice/ui/Text';
import { toast } from '@lattice/ui/Toast';
import { Tree } from '@lattice/ui/Tree';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslator } from '../../records/translate.ts';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/queryClient.ts';
import { SaveDialog } from '../saveDialog/SaveDialog.tsx';
import { heldEnds, wholeIds } from '../rights/grantDifference.ts';
import { grantNodes } from '../rights/grantNodes.ts';

interface TopGrantDialogProps {
  topMenuId: string;
  name: string;
  onClose: () => void;
}

/** The entries of the side bar that an entry of the top bar shows. */
export function TopGrantDialog({ topMenuId, name, onClose }: TopGrantDialogProps) {
  const { t, i18n } = useLingui();
  const say = useTranslator();
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const { data, error } = useQuery({
    queryKey: ['rows', menu.path, 'grant-top-tree', topMenuId, i18n.locale],
    queryFn: async () => {
      const [trees, keys] = await Promise.all([
        client(menu).grantTopTree(),
        client(menu).topTreeKeys({ topMenuIds: topMenuId }),
      ]);
      const nodes = grantNodes(trees.menu, say);
      return { nodes, held: heldEnds(nodes, new Set(keys.menu)) };
    },
    staleTime: 0,
  });
  const held = chosen ?? data?.held;
  const save = async () => {
    if (data === undefined || held === undefined) return;
    const menuIds = wholeIds(data.nodes, held).join(',');
    await client(topmenu).grant({ topMenuIds: topMenuId, menuIds });
    toast.success(t`已保存“${name}”的菜单`);
    await queryClient.invalidateQueries({ queryKey: ['rows', menu.path] });
  };
  return (
    <SaveDialog
      title={t`“${name}”的菜单`}
      width={600}
      isReady={chosen !== null}
      problem={error}
      onSave={save}
      onClose={onClose}
    >
      <Text tone="muted">{t`选择这一项后，侧栏只显示勾选的菜单；谁能看到哪些菜单仍由角色决定。`}</Text>
      {data && held ? (
        <Tree
          label={t`菜单`}
          data={data.nodes}
          checked={held}
          onCheck={(ids) => setChosen(heldEnds(data.nodes, ids))}
          hasSearch
          height="45vh"
        />
      ) : (
        error === null && <Skeleton kind="rows" count={8} />
      )}
    </SaveDialog>
  );
}
