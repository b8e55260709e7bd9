import { type Resource, permissionCode } from '@lattice/api/resource';
import { dataScope } from '@lattice/api/resources/blade-system/data-scope';
import { type CrudAction, CrudTable } from '@lattice/ui/CrudTable';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { ListFilter } from 'lucide-react';
import { useMemo, useState } from 'react';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/RegisterTable.tsx';
import { useCodes } from '../../session/useCodes.ts';

const ScopeBuilder = lazyPart(async () => (await import('../../features/rights/ScopeBuilder.tsx')).ScopeBuilder);

function DataScopes({ definition }: { definition: Resource }) {
  const { t } = useLingui();
  const register = useRegister(definition);
  const mayAdd = useCodes()?.has(permissionCode(dataScope, 'add')) === true;
  const [isOpen, setOpen] = useState(false);
  const actions = useMemo(
    (): CrudAction[] =>
      mayAdd
        ? [
            {
              id: 'rule',
              label: t`按规则新增`,
              icon: ListFilter,
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
      {isOpen && <ScopeBuilder onClose={() => setOpen(false)} />}
    </>
  );
}

/** 数据权限: which rows roles see; a new one is made from a rule in plain words. */
export function DataScope() {
  return <PlainScreen path="blade-system/data-scope" List={DataScopes} />;
}
