import type { Resource } from '@lattice/api/resource';
import { CrudTable } from '@lattice/ui/CrudTable';
import { useMemo } from 'react';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/RegisterTable.tsx';

/** Width of the window of a package in pixels (specification, section 10). */
const WIDTH = 600;

function Packages({ definition }: { definition: Resource }) {
  const register = useRegister(definition);
  const rights = useMemo(() => ({ ...register.rights, view: false, copy: false }), [register.rights]);
  return <CrudTable {...register} rights={rights} dialogWidth={WIDTH} />;
}

/** 租户产品包: sets of menus for tenants; no button to view, as there is nothing that editing does not show. */
export const TenantPackage = () => <PlainScreen path="blade-system/tenant-package" List={Packages} />;
