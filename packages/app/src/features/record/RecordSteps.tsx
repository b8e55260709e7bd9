import { listName } from '@lattice/api/listName';
import { normalizeRows } from '@lattice/api/normalizeRows';
import type { History } from '@lattice/api/History';
import type { CrudRow } from '@lattice/ui/CrudTable';
import { Text } from '@lattice/ui/Text';
import { Empty } from '@lattice/ui/Empty';
import { RecordHistory } from '@lattice/ui/RecordHistory';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Stack } from '@lattice/ui/Stack';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { definitionQuery } from '../../records/resources.ts';
import { formSourcesIn } from '../../records/formSources.ts';
import { fieldsOf, useTranslator } from '../../records/translate.ts';
import { answerOf } from '../screen/answerOf.tsx';

interface RecordStepsProps {
  history: History;
  /** The record, as its detail gives it. */
  record: Readonly<Record<string, unknown>>;
}

const isRow = (value: unknown): value is CrudRow => typeof value === 'object' && value !== null && 'id' in value;

/** What became of a record step by step, read from its detail; says so where nothing did. */
export function RecordSteps({ history, record }: RecordStepsProps) {
  const { t, i18n } = useLingui();
  const say = useTranslator();
  const { data: definition, fault } = answerOf(useQuery(definitionQuery(history.of)), t`流转记录没有读出来`);
  const fields = useMemo(() => (definition === undefined ? [] : fieldsOf(definition, say)), [definition, say]);
  const steps = record[history.in];
  const rows = Array.isArray(steps)
    ? steps.filter(isRow).map(definition === undefined ? (row) => row : normalizeRows(definition))
    : [];
  const title = definition === undefined ? t`流转记录` : listName(definition.label, say);
  return (
    <section aria-label={title}>
      <Stack gap="sm">
        <Text as="h2" size="base">
          {title}
        </Text>
        {definition === undefined && (fault ?? <Skeleton kind="rows" count={rows.length + 1} />)}
        {definition !== undefined && rows.length === 0 && <Empty title={t`还没有流转记录`} />}
        {definition !== undefined && rows.length > 0 && (
          <RecordHistory
            label={title}
            fields={fields}
            parts={history}
            rows={rows}
            options={formSourcesIn(i18n.locale).options}
          />
        )}
      </Stack>
    </section>
  );
}
