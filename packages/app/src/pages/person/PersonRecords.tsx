import { listName } from '@lattice/api/listName';
import { Card } from '@lattice/ui/Card';
import type { CrudRow } from '@lattice/ui/CrudTable';
import { RecordList } from '@lattice/ui/RecordList';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { definitionQuery } from '../../records/definitionQuery.ts';
import { formSourcesIn } from '../../records/formSources.ts';
import { fieldsOf, useTranslator } from '../../records/translate.ts';

interface BelongingProps {
  /** Path of the register. */
  path: string;
  rows: readonly CrudRow[];
  /** Address of a record; none where the person may not open the register. */
  hrefOf?: (row: CrudRow) => string;
}

/** The records of one register that belong to a person. */
export function PersonRecords({ path, rows, hrefOf }: BelongingProps) {
  const { i18n } = useLingui();
  const say = useTranslator();
  const { data } = useQuery(definitionQuery(path));
  const fields = useMemo(
    () =>
      data === undefined ? [] : fieldsOf(data, say).filter(({ name }) => name !== 'personName' && name !== 'idCard'),
    [data, say],
  );
  if (data === undefined) return null;
  const label = listName(data.label, say);
  return (
    <Card title={label}>
      <RecordList
        label={label}
        fields={fields}
        {...(data.title !== undefined && { title: data.title })}
        rows={rows}
        options={formSourcesIn(i18n.locale).options}
        {...(hrefOf && { hrefOf })}
      />
    </Card>
  );
}
