import { isKey } from '@lattice/api/dictionaries/isKey';
import { type Resource, permissionCode } from '@lattice/api/resource';
import { apiScope } from '@lattice/api/resources/blade-system/api-scope';
import { dataScope } from '@lattice/api/resources/blade-system/data-scope';
import type { CrudAction, CrudMenu, CrudRow } from '@lattice/ui/CrudTable';
import { TreeAndTable } from '@lattice/ui/TreeAndTable';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { Eye, Waypoints } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/RegisterTable.tsx';
import { menuTree } from '../../features/structure/menuTree.ts';
import type { ScopeKind } from '../../features/structure/ScopeDrawer.tsx';
import { useIconField } from '../../features/structure/useIconField.ts';
import { useTreeEditor } from '../../features/structure/useTreeEditor.tsx';
import { useTranslator } from '../../records/translate.ts';
import { useCodes } from '../../session/useCodes.ts';

const ScopeDrawer = lazyPart(async () => (await import('../../features/structure/ScopeDrawer.tsx')).ScopeDrawer);

interface Opened {
  kind: ScopeKind;
  entry: { id: string; name: string };
}

const none: readonly (CrudAction | CrudMenu)[] = [];
const isEntry = (row: CrudRow) => isKey<'menu_category'>(row.category, '1');

function Menus({ definition }: { definition: Resource }) {
  const { t } = useLingui();
  const say = useTranslator();
  const register = useIconField(useRegister(definition));
  const codes = useCodes();
  const [open, setOpen] = useState<Opened | null>(null);
  const { crudActions = none } = register;
  const actions = useMemo((): (CrudAction | CrudMenu)[] => {
    const scopes = (kind: ScopeKind, label: string, icon: CrudAction['icon']): CrudAction => ({
      id: `${kind}-scope`,
      label,
      ...(icon && { icon }),
      scope: 'row',
      changesRows: false,
      isShown: (row) =>
        isEntry(row) && codes?.has(permissionCode(kind === 'data' ? dataScope : apiScope, 'view')) === true,
      run: ([row]) => {
        if (row !== undefined) setOpen({ kind, entry: { id: row.id, name: say(String(row.name)) } });
        return Promise.resolve();
      },
    });
    return [...crudActions, scopes('data', t`数据权限`, Eye), scopes('api', t`接口权限`, Waypoints)];
  }, [codes, crudActions, say, t]);
  const read = useCallback(() => menuTree(say), [say]);
  const { list, question } = useTreeEditor({
    definition,
    by: 'parentId',
    read,
    register: { ...register, crudActions: actions },
  });
  return (
    <>
      <TreeAndTable {...list} />
      {question}
      {open && <ScopeDrawer {...open} onClose={() => setOpen(null)} />}
    </>
  );
}

/** 菜单: the side bar as a tree that is edited and moved, beside the entries and buttons below the chosen one. */
export function Menu() {
  return <PlainScreen path="blade-system/menu" List={Menus} />;
}
