import { type Resource, permissionCode } from '@lattice/api/resource';
import { dept } from '@lattice/api/resources/blade-system/dept';
import type { CrudAction, CrudMenu } from '@lattice/ui/CrudTable';
import { TreeAndTable } from '@lattice/ui/TreeAndTable';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { Merge } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/RegisterTable.tsx';
import { deptTree } from '../../features/structure/deptTree.ts';
import { useTreeEditor } from '../../features/structure/useTreeEditor.tsx';
import { session } from '../../session/session.ts';
import { useCodes } from '../../session/useCodes.ts';

const MergeDialog = lazyPart(async () => (await import('../../features/structure/MergeDialog.tsx')).MergeDialog);

const none: readonly (CrudAction | CrudMenu)[] = [];

function Departments({ definition }: { definition: Resource }) {
  const { t } = useLingui();
  const register = useRegister(definition);
  const { abilities } = useSnapshot(session);
  const mayMerge = useCodes()?.has(permissionCode(dept, 'delete')) === true && abilities.includes('arrange');
  const [merging, setMerging] = useState<{ id: string; name: string } | null>(null);
  const { crudActions = none } = register;
  const actions = useMemo(
    (): (CrudAction | CrudMenu)[] => [
      ...crudActions,
      ...(mayMerge
        ? [
            {
              id: 'merge',
              label: t`并入其他部门`,
              icon: Merge,
              scope: 'row' as const,
              changesRows: false,
              run: ([row]: readonly { id: string; deptName?: unknown }[]) => {
                if (row !== undefined) setMerging({ id: row.id, name: String(row.deptName) });
                return Promise.resolve();
              },
            },
          ]
        : []),
    ],
    [crudActions, mayMerge, t],
  );
  const { list, question } = useTreeEditor({
    definition,
    by: 'parentId',
    read: deptTree,
    register: { ...register, crudActions: actions },
  });
  return (
    <>
      <TreeAndTable {...list} />
      {question}
      {merging && (
        <MergeDialog
          from={merging}
          onMerged={(name) => list.onChanged?.('updated', name)}
          onClose={() => setMerging(null)}
        />
      )}
    </>
  );
}

/** 部门（机构）: the departments as a tree that is edited, moved and merged, beside what is below the chosen one. */
export function Dept() {
  return <PlainScreen path="blade-system/dept" List={Departments} />;
}
