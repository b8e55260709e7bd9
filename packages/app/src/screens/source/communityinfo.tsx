import type { Resource } from '@lattice/api/resource';
import { permissionCode } from '@lattice/api/resource';
import { communityset } from '@lattice/api/resources/source/communityset';
import { CrudTable, type CrudTableProps } from '@lattice/ui/CrudTable';
import { useLingui } from '@lingui/react/macro';
import { Building2 } from 'lucide-react';
import { useMemo } from 'react';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/RegisterTable.tsx';
import { useGo } from '../../navigation/Address.tsx';
import { useCodes } from '../../session/useCodes.ts';

function Communities({ definition }: { definition: Resource }) {
  const { t } = useLingui();
  const navigate = useGo();
  const mayPlan = useCodes()?.has(permissionCode(communityset, 'add')) === true;
  const { crudActions, ...register } = useRegister(definition);
  const actions = useMemo(
    (): NonNullable<CrudTableProps['crudActions']> => [
      ...(crudActions ?? []),
      ...(mayPlan
        ? [
            {
              id: 'setUp',
              label: t`生成楼栋`,
              icon: Building2,
              scope: 'row' as const,
              changesRows: false,
              run: async ([row]: readonly { id: string }[]) =>
                row && navigate(`/source/communityset/setUp?community=${row.id}`),
            },
          ]
        : []),
    ],
    [crudActions, mayPlan, navigate, t],
  );
  return <CrudTable {...register} crudActions={actions} />;
}

/** 小区（单位）: the communities, each with the way to making its buildings. */
export const Communityinfo = () => <PlainScreen path="source/communityinfo" List={Communities} />;
