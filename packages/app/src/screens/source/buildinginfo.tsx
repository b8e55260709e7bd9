import { opensCall } from '@lattice/api/moveRefusal';
import type { Resource } from '@lattice/api/resource';
import { buildingunit } from '@lattice/api/resources/source/buildingunit';
import { CrudTable, type CrudRow, type CrudTableProps } from '@lattice/ui/CrudTable';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { Building2, Layers } from 'lucide-react';
import { useMemo } from 'react';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/RegisterTable.tsx';
import { readableFailure } from '../../base/readableFailure.ts';
import { useGo } from '../../navigation/Address.tsx';
import { client } from '../../session/client.ts';
import { useCodes } from '../../session/useCodes.ts';

const { autoSaveUnit } = buildingunit.calls;

/** How many units of a building are not registered. */
const missingUnits = ({ unitCount, registeredUnits }: CrudRow) => Number(unitCount ?? 0) - Number(registeredUnits ?? 0);

function Buildings({ definition }: { definition: Resource }) {
  const { t } = useLingui();
  const navigate = useGo();
  const codes = useCodes();
  const mayAddUnits = codes !== undefined && opensCall(codes, buildingunit, autoSaveUnit, true);
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
      {
        id: 'units',
        label: t`生成单元`,
        icon: Layers,
        scope: 'row',
        isShown: (row) => mayAddUnits && missingUnits(row) > 0,
        confirm: ([row]) => {
          const count = row === undefined ? 0 : missingUnits(row);
          return {
            title: t`生成 ${count} 个没有登记的单元`,
            children: t`每个单元的房屋按楼栋的层数和每层户数一并生成，已登记的单元不变。`,
            action: t`生成`,
          };
        },
        run: async ([row]) => {
          if (row === undefined) return;
          const { unitCount, houseCount } = await readableFailure(
            client(buildingunit).autoSaveUnit({ buildingId: row.id }),
          );
          toast.success(t`已生成 ${unitCount} 个单元，${houseCount} 套房屋`);
        },
      },
      ...(crudActions ?? []),
    ],
    [crudActions, mayAddUnits, navigate, t],
  );
  return <CrudTable {...register} crudActions={actions} />;
}

/** 楼栋: the buildings, each with the way to its front. */
export function Buildinginfo() {
  return <PlainScreen path="source/buildinginfo" List={Buildings} />;
}
