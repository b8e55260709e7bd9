import type { Resource } from '@lattice/api/resource';
import { CrudTable, type CrudTableProps } from '@lattice/ui/CrudTable';
import { useLingui } from '@lingui/react/macro';
import { Building2 } from 'lucide-react';
import { useMemo } from 'react';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/RegisterTable.tsx';
import { useGo } from '../../navigation/Address.tsx';

function Buildings({ definition }: { definition: Resource }) {
  const { t } = useLingui();
  const navigate = useGo();
  const { crudActions, ...register } = useRegister(definition);
  const actions = useMemo(
    (): NonNullable<CrudTableProps['crudActions']> => [
      {
        id: 'structure',
        label: t`结构图`,
        icon: Building2,
        scope: 'row',
        changesRows: false,
        run: async ([row]) => row && navigate(`/source/houseinfo/houseStructureChart?building=${row.id}`),
      },
      ...(crudActions ?? []),
    ],
    [crudActions, navigate, t],
  );
  return <CrudTable {...register} crudActions={actions} />;
}

/** 楼栋: the buildings, each with the way to its front. */
export function Buildinginfo() {
  return <PlainScreen path="source/buildinginfo" List={Buildings} />;
}
