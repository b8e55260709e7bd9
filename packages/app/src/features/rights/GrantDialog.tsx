import type { GrantQuestion } from '@lattice/api/grantDifference';
import { role } from '@lattice/api/resources/blade-system/role';
import { Select } from '@lattice/ui/Select';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Tabs } from '@lattice/ui/Tabs';
import { toast } from '@lattice/ui/Toast';
import { Tree } from '@lattice/ui/Tree';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslator } from '../../records/translate.ts';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/queryClient.ts';
import { SaveDialog } from '../saveDialog/SaveDialog.tsx';
import { DifferenceText } from './DifferenceText.tsx';
import { grantDifference, heldEnds, wholeIds } from './grantDifference.ts';
import { RoleAbove } from './RoleAbove.tsx';
import { useSaidDifference } from './useSaidDifference.ts';
import { type Held, grantKinds, grantTreeQuery, loadHeld, peopleWith } from './useGrants.ts';

interface GrantDialogProps {
  roleId: string;
  name: string;
  /** The role above, with which this one is compared; undefined for none. */
  above?: { id: string; name: string } | undefined;
  /** Other roles, from which what they hold can be taken over. */
  others: readonly { value: string; label: string }[];
  onClose: () => void;
}

/** What a role may open, do, see and call, as three trees; what a change gives and takes is said before it is saved. */
export function GrantDialog({ roleId, name, above, others, onClose }: GrantDialogProps) {
  const { t, i18n } = useLingui();
  const say = useTranslator();
  const [chosen, setChosen] = useState<Held | null>(null);
  const [source, setSource] = useState('');
  const [unread, setUnread] = useState<unknown>(null);
  const trees = useQuery(grantTreeQuery(say, i18n.locale));
  const before = useQuery({
    queryKey: ['rows', role.path, 'held', roleId, trees.dataUpdatedAt],
    queryFn: async () => (trees.data === undefined ? null : loadHeld(trees.data, roleId)),
    enabled: trees.data !== undefined,
  });
  const people = useQuery({ queryKey: ['rows', role.path, 'people', roleId], queryFn: () => peopleWith(roleId) });
  const held = chosen ?? before.data;
  const changes = useMemo(
    () =>
      trees.data && before.data && held
        ? grantKinds.map((kind) => grantDifference(trees.data[kind], before.data?.[kind] ?? new Set(), held[kind]))
        : [],
    [trees.data, before.data, held],
  );
  const isChanged = changes.some(({ added, removed }) => added.length + removed.length > 0);
  const grantOf = (given: Held): GrantQuestion | null =>
    trees.data === undefined
      ? null
      : {
          roleIds: roleId,
          menuIds: wholeIds(trees.data.menu, given.menu).join(','),
          dataScopeIds: [...given.dataScope].join(','),
          apiScopeIds: [...given.apiScope].join(','),
        };
  const said = useSaidDifference(isChanged && held ? grantOf(held) : null);
  const failed = trees.error ?? before.error ?? said.error;
  const like = async (id: string) => {
    setSource(id);
    if (trees.data === undefined || id === '') return;
    try {
      setChosen(await loadHeld(trees.data, id));
    } catch (error) {
      setUnread(error);
    }
  };
  const save = async () => {
    const grant = held ? grantOf(held) : null;
    if (grant === null) return;
    await client(role).grant({ ...grant });
    toast.success(t`已保存“${name}”的权限`);
    await queryClient.invalidateQueries({ queryKey: ['rows'] });
  };
  const labels = { menu: t`菜单和按钮`, dataScope: t`数据权限`, apiScope: t`接口权限` };
  const empty = {
    menu: t`没有可以授予的菜单`,
    dataScope: t`还没有数据权限，可在“数据权限”中新增`,
    apiScope: t`还没有接口权限，可在“接口权限”中新增`,
  };
  return (
    <SaveDialog
      title={t`“${name}”的权限`}
      width={720}
      isReady={isChanged}
      problem={failed ?? unread}
      onSave={save}
      onClose={onClose}
    >
      {trees.data && held ? (
        <>
          <DifferenceText changes={changes} said={said.difference} people={people.data ?? null} />
          <RoleAbove trees={trees.data} held={held} above={above} />
          <Select
            label={t`参照其他角色`}
            value={source}
            options={others}
            onChange={(id) => void like(id)}
            description={t`选择后，下面的勾选改为与该角色相同；保存后才生效。`}
          />
          <Tabs
            label={t`权限种类`}
            items={grantKinds.map((kind) => ({
              id: kind,
              label: labels[kind],
              content: (
                <Tree
                  label={labels[kind]}
                  data={trees.data[kind]}
                  checked={held[kind]}
                  onCheck={(ids) => setChosen({ ...held, [kind]: heldEnds(trees.data[kind], ids) })}
                  hasSearch
                  height="40vh"
                  empty={empty[kind]}
                />
              ),
            }))}
          />
        </>
      ) : (
        (trees.error ?? before.error) === null && <Skeleton kind="rows" count={8} />
      )}
    </SaveDialog>
  );
}
