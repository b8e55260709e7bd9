import { populationinfo } from '@lattice/api/resources/source/populationinfo';
import type { CrudRow } from '@lattice/ui/CrudTable';
import { RecordList } from '@lattice/ui/RecordList';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { addressOfRecord } from '../../navigation/recordAddress.ts';
import { formSourcesIn } from '../../records/formSources.ts';
import { fieldsOf, useTranslator } from '../../records/translate.ts';

const SHOWN = ['personName', 'householderRelation', 'sex', 'age', 'phone'];
const hrefOf = ({ id }: CrudRow) => addressOfRecord(populationinfo.path, id);

/** Some people under a heading, each with the way to their own page; nothing where there are none. */
export function PersonList({ label, rows }: { label: string; rows: readonly CrudRow[] }) {
  const { i18n } = useLingui();
  const say = useTranslator();
  const fields = useMemo(
    () =>
      fieldsOf(populationinfo, say)
        .filter(({ name }) => SHOWN.includes(name))
        .map((field) => ({ ...field, list: true })),
    [say],
  );
  if (rows.length === 0) return null;
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
