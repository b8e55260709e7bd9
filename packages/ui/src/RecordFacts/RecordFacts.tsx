import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import { isWordless, looksOf } from '../kinds/looksOf.ts';
import { switchWord } from '../kinds/switchWord.ts';
import { isMasked } from '../Form/isMasked.ts';
import { shownValue } from '../CrudTable/list/crudColumns.ts';
import type { CrudField } from '../CrudTable/CrudField.ts';
import type { CrudRow, Identified } from '../CrudTable/DataSource.ts';
import { useDictionaries } from '../CrudTable/list/useList.ts';
import { Descriptions } from '../Descriptions/Descriptions.tsx';
import type { FormSources } from '../Form/FormSources.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';

/** Keep `fields` and `options` the same between renders. */
export interface RecordFactsProps<Row extends Identified = CrudRow> {
  /** The fields to be read, in order. */
  fields: readonly CrudField[];
  row: Row;
  /** Entries of dictionaries. */
  options: FormSources['options'];
  /** Columns on wide screens; default 3. */
  columns?: number;
  /** Draws a value in its own way, such as masked; its words by default. */
  renderValue?: (field: CrudField, words: string) => ReactNode;
}

/** What a record says, as labels and words to be read; fields without a value, pictures and shapes are left out. */
export function RecordFacts<Row extends Identified = CrudRow>(props: RecordFactsProps<Row>) {
  const { fields, row, options, columns = 3, renderValue = (_, words) => words } = props as unknown as RecordFactsProps;
  const { t, i18n } = useLingui();
  const read = useMemo(
    () =>
      fields.filter((field) => !isWordless(field) && field.secret !== true).map((field) => ({ ...field, list: true })),
    [fields],
  );
  const dictionaries = useDictionaries(read, options);
  if (dictionaries === null) return <Skeleton kind="rows" count={3} />;
  const wordsOf = (field: CrudField) =>
    looksOf(field).family === 'switch' && !isMasked(field, row[field.name])
      ? switchWord(row[field.name], t`是`, t`否`)
      : shownValue(field, row, dictionaries, i18n.locale);
  const items = read.flatMap((field) => {
    const words = wordsOf(field);
    return words === ''
      ? []
      : [
          {
            label: field.label,
            value: renderValue(field, words),
            ...(looksOf(field).family === 'longtext' && { span: columns }),
          },
        ];
  });
  return <Descriptions items={items} columns={columns} />;
}
