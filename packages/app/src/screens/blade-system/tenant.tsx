import type { Resource } from '@lattice/api/resource';
import { CrudTable } from '@lattice/ui/CrudTable';
import { useMemo } from 'react';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/RegisterTable.tsx';
import { useTenantActions } from '../../features/structure/useTenantActions.ts';

function Tenants({ definition }: { definition: Resource }) {
  const register = useRegister(definition);
  const actions = useTenantActions();
  const all = useMemo(() => [...actions, ...(register.crudActions ?? [])], [actions, register.crudActions]);
  return <CrudTable {...register} crudActions={all} />;
}

/** 租户: the towns of the installation, with the quota, package and data source of each. */
export const Tenant = () => <PlainScreen path="blade-system/tenant" List={Tenants} />;
