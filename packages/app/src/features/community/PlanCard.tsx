import type { BuildingStructure } from '@lattice/api/resources/source/buildinginfo';
import { Alert } from '@lattice/ui/Alert';
import { BuildingFacade, type FacadeUnit } from '@lattice/ui/BuildingFacade';
import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import { type Column, DataTable } from '@lattice/ui/DataTable';
import { FigureStrip } from '@lattice/ui/FigureStrip';
import { Stack } from '@lattice/ui/Stack';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import type { Plan, PlannedBuilding } from './planOf.ts';

interface PlanCardProps {
  plan: Plan;
  front: BuildingStructure;
  /** Word for the use that new houses have. */
  use: string;
  /** Why nothing can be made now; '' where it can. */
  hindrance: string;
  onMake: () => Promise<void>;
}

/** The front of the first building; its houses are not stored yet, so their places tell them apart. */
const unitsOf = ({ units }: BuildingStructure, use: string): FacadeUnit[] =>
  units.map(({ unitName, floors }, unit) => ({
    id: String(unit),
    name: unitName,
    floors: floors.map(({ floorNo, houses }) => ({
      floorNo,
      houses: houses.map(({ houseNo }, at) => ({
        id: `${unit} ${floorNo} ${at}`,
        no: houseNo,
        use,
        tone: 'neutral',
        people: 0,
        keyPersons: 0,
        hasHazard: false,
      })),
    })),
  }));

/** What a setting would make: how many, under which names and addresses, and how the first building looks. */
export function PlanCard({ plan, front, use, hindrance, onMake }: PlanCardProps) {
  const { t } = useLingui();
  const [isPending, setPending] = useState(false);
  const [fault, setFault] = useState('');
  const { buildings, unitCount, houseCount } = plan;
  const known = buildings.filter(({ isKnown }) => isKnown).length;
  const columns = useMemo(
    (): Column<PlannedBuilding>[] => [
      {
        id: 'name',
        header: t`楼栋`,
        isTitle: true,
        value: ({ name }) => name,
        second: ({ isKnown }) => (isKnown ? t`小区已有同名楼栋` : ''),
        width: 150,
      },
      { id: 'address', header: t`地址`, value: ({ address }) => address },
      { id: 'first', header: t`第一户`, value: ({ firstHouse }) => firstHouse },
      { id: 'last', header: t`最后一户`, value: ({ lastHouse }) => lastHouse },
    ],
    [t],
  );
  const make = async () => {
    setPending(true);
    setFault('');
    try {
      await onMake();
    } catch (error) {
      setFault(errorText(error));
      setPending(false);
    }
  };
  return (
    <Card
      title={t`3 预览并生成`}
      actions={
        <Button
          variant="primary"
          isPending={isPending}
          isDisabled={hindrance !== '' || known > 0}
          onPress={() => void make()}
        >
          {t`生成 ${buildings.length} 栋 ${houseCount} 户`}
        </Button>
      }
    >
      <Stack gap="md">
        {fault !== '' && <Alert tone="critical">{fault}</Alert>}
        {hindrance !== '' && <Alert>{hindrance}</Alert>}
        {known > 0 && (
          <Alert tone="warning">{t`小区已有 ${known} 栋同名的楼，不能再生成同名的楼；请在上面修改楼栋名称规则，例如加上“二期”，再保存并预览。`}</Alert>
        )}
        <FigureStrip
          label={t`将要生成`}
          figures={[
            { label: t`楼栋`, value: buildings.length },
            { label: t`单元`, value: unitCount },
            { label: t`房屋`, value: houseCount },
          ]}
        />
        <DataTable label={t`将要生成的楼栋`} columns={columns} rows={buildings} getRowId={({ name }) => name} />
        <Text as="h3" weight="bold">{t`第一栋的样子`}</Text>
        <BuildingFacade label={front.buildingName} units={unitsOf(front, use)} />
      </Stack>
    </Card>
  );
}
