import { populationinfo } from '@lattice/api/resources/source/populationinfo';
import type { CrudRow } from '@lattice/ui/CrudTable';
import { RecordList } from '@lattice/ui/RecordList';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { addressOfRecord } from '../../navigation/recordAddress.ts';
import { formSourcesIn } from '../../records/formSources.ts';
import { fieldsOf, useTranslator } from '../../records/translate.ts';
import { client } from '../../session/client.ts';

const SHOWN = ['personName', 'householderRelation', 'sex', 'age', 'phone'];
const hrefOf = ({ id }: CrudRow) => addressOfRecord(populationinfo.path, id);

/** Others of a person's household, each with the way to their own page; nothing where there are none. */
export function Family({ id }: { id: string }) {
  const { t, i18n } = useLingui();
  const say = useTranslator();
  const { data } = useQuery({
    queryKey: ['rows', populationinfo.path, 'person', id],
    queryFn: ({ signal }) => client(populationinfo).getPopulationdetail({ id }, { signal }),
  });
  const fields = useMemo(
    () =>
      fieldsOf(populationinfo, say)
        .filter(({ name }) => SHOWN.includes(name))
        .map((field) => ({ ...field, list: true })),
    [say],
  );
  const rows = (data?.family ?? []).map((row): CrudRow => ({ ...row, id: String(row.id) }));
  if (rows.length === 0) return null;
  const label = t`家庭成员`;
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
