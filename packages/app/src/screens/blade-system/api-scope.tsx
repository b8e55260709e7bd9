import { type Resource, permissionCode } from '@lattice/api/resource';
import { apiScope } from '@lattice/api/resources/blade-system/api-scope';
import { type CrudAction, CrudTable } from '@lattice/ui/CrudTable';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { Waypoints } from 'lucide-react';
import { useMemo, useState } from 'react';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/RegisterTable.tsx';
import { useCodes } from '../../session/useCodes.ts';

const ApiScopeDialog = lazyPart(async () => (await import('../../features/rights/ApiScopeDialog.tsx')).ApiScopeDialog);

function ApiScopes({ definition }: { definition: Resource }) {
  const { t } = useLingui();
  const register = useRegister(definition);
  const mayAdd = useCodes()?.has(permissionCode(apiScope, 'add')) === true;
  const [isOpen, setOpen] = useState(false);
  const actions = useMemo(
    (): CrudAction[] =>
      mayAdd
        ? [
            {
              id: 'call',
              label: t`按接口新增`,
              icon: Waypoints,
              scope: 'toolbar',
              changesRows: false,
              run: () => {
                setOpen(true);
                return Promise.resolve();
              },
            },
          ]
        : [],
    [mayAdd, t],
  );
  return (
    <>
      <CrudTable {...register} crudActions={actions} />
      {isOpen && <ApiScopeDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** 接口权限: addresses that roles may call besides; a new one is made by choosing a call. */
export const ApiScope = () => <PlainScreen path="blade-system/api-scope" List={ApiScopes} />;
