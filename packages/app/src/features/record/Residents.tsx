import { populationinfo } from '@lattice/api/resources/source/populationinfo';
import type { CrudRow } from '@lattice/ui/CrudTable';
import { RecordList } from '@lattice/ui/RecordList';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { trailTo } from '../../navigation/MenuEntry.ts';
import { useMenu } from '../../navigation/useMenu.ts';
import { addressOfRecord } from '../../navigation/recordAddress.ts';
import { formSourcesIn } from '../../records/formSources.ts';
import { fieldsOf, useTranslator } from '../../records/translate.ts';
import { client } from '../../session/client.ts';

/** How many people are listed. */
const MOST = 50;
const SHOWN = ['personName', 'householderRelation', 'sex', 'age', 'phone'];
const hrefOf = ({ id }: CrudRow) => addressOfRecord(populationinfo.path, id);

/** The people who live in a house, each with the way to their own page; nothing where there are none. */
export function Residents({ id }: { id: string }) {
  const { t, i18n } = useLingui();
  const say = useTranslator();
  const { data: menu = [] } = useMenu();
  const { data } = useQuery({
    queryKey: ['rows', populationinfo.path, 'house', id],
    queryFn: ({ signal }) => client(populationinfo).page({ current: 1, size: MOST, houseId: id }, { signal }),
    enabled: trailTo(menu, `/${populationinfo.path}`).length > 0,
  });
  const fields = useMemo(
    () =>
      fieldsOf(populationinfo, say)
        .filter(({ name }) => SHOWN.includes(name))
        .map((field) => ({ ...field, list: true })),
    [say],
  );
  const rows = (data?.records ?? []).map((row): CrudRow => ({ ...row }));
  if (rows.length === 0) return null;
  const label = t`住在这里的人`;
  return (
    <section aria-label={label}>
      <Text as="h2" size="base">
        {label}
      </Text>
      <RecordList
        label={label}
        fields={fields}
        title="personName"
        rows={rows}
        options={formSourcesIn(i18n.locale).options}
        hrefOf={hrefOf}
      />
    </section>
  );
}
