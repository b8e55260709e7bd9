import { buildinginfo } from '@lattice/api/resources/source/buildinginfo';
import { houseinfo } from '@lattice/api/resources/source/houseinfo';
import { BuildingFacade } from '@lattice/ui/BuildingFacade';
import { Card } from '@lattice/ui/Card';
import { ComboBox } from '@lattice/ui/ComboBox';
import { Empty } from '@lattice/ui/Empty';
import { Page } from '@lattice/ui/Page';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Text } from '@lattice/ui/Text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { answerOf } from '../../features/screen/answerOf.tsx';
import { addressOfRecord } from '../../navigation/recordAddress.ts';
import { useSearch } from '../../navigation/useSearch.ts';
import { client } from '../../session/client.ts';
import { formSourcesIn } from '../../records/formSources.ts';
import { unitsOf } from './unitsOf.ts';
import { useGo } from '../../navigation/Address.tsx';

/** Buildings whose name holds a text. */
async function search(text: string): Promise<{ value: string; label: string }[]> {
  const { records } = await client(buildinginfo).page({
    current: 1,
    size: 20,
    ...(text !== '' && { buildingName: text }),
  });
  return records.map(({ id, buildingName, ...row }) => ({
    value: id,
    label: [String((row as { communityIdName?: unknown }).communityIdName ?? ''), buildingName]
      .filter((part) => part !== '')
      .join(' '),
  }));
}

/**
 * 楼栋结构图: the front of a building, which stands in the address; a house opens in its register, with the people in it.
 */
export function StructureScreen() {
  const { t, i18n } = useLingui();
  const navigate = useGo();
  const [params, setParams] = useSearch();
  const id = params.get('building') ?? '';
  const { data, fault } = answerOf(
    useQuery({
      queryKey: ['rows', houseinfo.path, 'structure', id, i18n.locale],
      queryFn: async ({ signal }) => {
        const [structure, uses] = await Promise.all([
          client(buildinginfo).getBuildingStructure({ id }, { signal }),
          formSourcesIn(i18n.locale).options('house_status'),
        ]);
        return { structure, units: unitsOf(structure, new Map(uses.map(({ value, label }) => [value, label]))) };
      },
      enabled: id !== '',
    }),
  );
  const houses = useMemo(
    () => (data?.units ?? []).flatMap(({ floors }) => floors.flatMap((floor) => floor.houses)),
    [data],
  );
  const people = houses.reduce((sum, house) => sum + house.people, 0);
  const name = data?.structure.buildingName ?? '';
  return (
    <Page title={t`楼栋结构图`}>
      <Card>
        <ComboBox
          label={t`楼栋`}
          value={id}
          valueLabel={name}
          search={search}
          placeholder={t`输入楼栋名称`}
          onChange={(building) => setParams(new URLSearchParams(building === '' ? {} : { building }))}
        />
      </Card>
      {fault ?? (
        <Card title={name}>
          {id === '' && (
            <Empty title={t`请选择楼栋`} description={t`选好后这里显示它的正面：单元在横向，楼层在纵向，每户一格。`} />
          )}
          {id !== '' && data === undefined && <Skeleton kind="rows" count={6} />}
          {data !== undefined && houses.length === 0 && (
            <Empty title={t`这栋楼还没有房屋`} description={t`请在房屋登记中添加，或按小区设置自动生成。`} />
          )}
          {data !== undefined && houses.length > 0 && (
            <>
              <p>
                <Text tone="muted">
                  <Trans>
                    共 {houses.length} 户，{people} 人
                  </Trans>
                </Text>
              </p>
              <BuildingFacade
                label={name}
                units={data.units}
                onOpen={(house) => navigate(addressOfRecord(houseinfo.path, house))}
              />
            </>
          )}
        </Card>
      )}
    </Page>
  );
}
