import { type Resource, permissionCode } from '@lattice/api/resource';
import { topmenu } from '@lattice/api/resources/blade-system/topmenu';
import { type CrudAction, CrudTable } from '@lattice/ui/CrudTable';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { ListTree } from 'lucide-react';
import { useMemo, useState } from 'react';
import { wordWidth } from '../../base/wordWidth.ts';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/RegisterTable.tsx';
import { useIconField } from '../../features/structure/useIconField.ts';
import { useCodes } from '../../session/useCodes.ts';

const TopGrantDialog = lazyPart(
  async () => (await import('../../features/structure/TopGrantDialog.tsx')).TopGrantDialog,
);

function TopMenus({ definition }: { definition: Resource }) {
  const { t } = useLingui();
  const register = useIconField(useRegister(definition));
  const mayGrant = useCodes()?.has(permissionCode(topmenu, 'grant')) === true;
  const [open, setOpen] = useState<{ id: string; name: string } | null>(null);
  const actions = useMemo(
    (): CrudAction[] => [
      {
        id: 'grant',
        label: t`菜单配置`,
        icon: ListTree,
        scope: 'row',
        changesRows: false,
        isShown: () => mayGrant,
        run: ([row]) => {
          if (row !== undefined) setOpen({ id: row.id, name: String(row.name) });
          return Promise.resolve();
        },
      },
    ],
    [mayGrant, t],
  );
  return (
    <>
      <CrudTable {...register} crudActions={actions} shownActions={4} actionsWidth={wordWidth(270)} />
      {open && <TopGrantDialog topMenuId={open.id} name={open.name} onClose={() => setOpen(null)} />}
    </>
  );
}

/** 顶部菜单: the entries of the top bar, and what each shows. */
export function Topmenu() {
  return <PlainScreen path="blade-system/topmenu" List={TopMenus} />;
}
