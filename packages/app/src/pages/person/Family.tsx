import { populationinfo } from '@lattice/api/resources/source/populationinfo';
import { Card } from '@lattice/ui/Card';
import type { CrudRow } from '@lattice/ui/CrudTable';
import { RecordList } from '@lattice/ui/RecordList';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { definitionQuery } from '../../records/definitionQuery.ts';
import { formSourcesIn } from '../../records/formSources.ts';
import { fieldsOf, useTranslator } from '../../records/translate.ts';

const SHOWN = ['personName', 'householderRelation', 'sex', 'age', 'phone'];
const pageOf = ({ id }: CrudRow) => `/${populationinfo.path}/${id}`;

interface FamilyProps {
  rows: readonly CrudRow[];
}

/** Others of the same household, each with the way to their own page. */
export function Family({ rows }: FamilyProps) {
  const { i18n, t } = useLingui();
  const say = useTranslator();
  const { data } = useQuery(definitionQuery(populationinfo.path));
  const fields = useMemo(
    () =>
      data === undefined
        ? []
        : fieldsOf(data, say)
            .filter(({ name }) => SHOWN.includes(name))
            .map((field) => ({ ...field, list: true })),
    [data, say],
  );
  const label = t`家庭成员`;
  return (
    <Card title={label}>
      <RecordList
        label={label}
        fields={fields}
        title="personName"
        rows={rows}
        options={formSourcesIn(i18n.locale).options}
        hrefOf={pageOf}
      />
    </Card>
  );
}
