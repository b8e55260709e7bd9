import { type Resource, permissionCode } from '@lattice/api/resource';
import { role } from '@lattice/api/resources/blade-system/role';
import { CrudTable, type CrudAction } from '@lattice/ui/CrudTable';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { useMemo, useState } from 'react';
import { wordWidth } from '../../base/wordWidth.ts';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/RegisterTable.tsx';
import { client } from '../../session/client.ts';
import { useCodes } from '../../session/useCodes.ts';

const GrantDialog = lazyPart(async () => (await import('../../features/rights/GrantDialog.tsx')).GrantDialog);

interface Opened {
  id: string;
  name: string;
  above: { id: string; name: string } | undefined;
  others: { value: string; label: string }[];
}

function Roles({ definition }: { definition: Resource }) {
  const { t } = useLingui();
  const register = useRegister(definition);
  const mayGrant = useCodes()?.has(permissionCode(role, 'grant')) === true;
  // Another role is the pattern of a new one in its permissions.
  const rights = useMemo(() => ({ ...register.rights, copy: false }), [register.rights]);
  const [open, setOpen] = useState<Opened | null>(null);
  const actions = useMemo(
    (): CrudAction[] => [
      {
        id: 'grant',
        label: t`权限设置`,
        icon: KeyRound,
        scope: 'row',
        changesRows: false,
        isShown: () => mayGrant,
        run: async ([row]) => {
          if (row === undefined) return;
          const rows = await client(role).list({});
          const above = rows.find(({ id }) => id === row.parentId);
          setOpen({
            id: row.id,
            name: String(row.roleName),
            above: above && { id: above.id, name: above.roleName },
            others: rows
              .filter(({ id, roleAlias }) => id !== row.id && roleAlias !== 'administrator')
              .map(({ id, roleName }) => ({ value: id, label: roleName })),
          });
        },
      },
    ],
    [mayGrant, t],
  );
  return (
    <>
      <CrudTable {...register} rights={rights} crudActions={actions} shownActions={4} actionsWidth={wordWidth(270)} />
      {open && (
        <GrantDialog
          roleId={open.id}
          name={open.name}
          above={open.above}
          others={open.others}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

/** 角色: the roles below each other, and what each may do. */
export function Role() {
  return <PlainScreen path="blade-system/role" List={Roles} />;
}
