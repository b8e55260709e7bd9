import { Card } from '@lattice/ui/Card';
import type { CrudField, CrudRow } from '@lattice/ui/CrudTable';
import { Masked } from '@lattice/ui/Masked';
import { RecordFacts } from '@lattice/ui/RecordFacts';
import { Skeleton } from '@lattice/ui/Skeleton';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { definitionQuery } from '../../records/definitionQuery.ts';
import { session } from '../../session/session.ts';
import { formSourcesIn } from '../../records/formSources.ts';
import { listFeaturesOf } from '@lattice/api/listFeatures';
import { revealValue } from '../../records/revealValue.ts';
import { fieldsOf, useTranslator } from '../../records/translate.ts';
import { useRights } from '../../session/useRights.ts';
import { maskedText } from './maskedText.ts';
import { withDivisionPaths } from './withDivisionPaths.ts';

interface FactsProps {
  /** Path of the register of the record. */
  path: string;
  title: string;
  row: CrudRow;
  /** The most fields, those of the list first come; all of them by default. */
  most?: number;
  /** Fields left out, since they are told elsewhere; keep it the same between renders. */
  without?: readonly string[];
  /** Whether masked values can be asked for one by one; default no. */
  canReveal?: boolean;
}

const none: readonly string[] = [];

/** What one record says; sensitive values are covered, and uncovered one by one with a reason by those who may. */
export function Facts({ path, title, row, most, without = none, canReveal = false }: FactsProps) {
  const { i18n } = useLingui();
  const say = useTranslator();
  const { abilities } = useSnapshot(session);
  const rights = useRights({ path });
  const { data } = useQuery(definitionQuery(path));
  const fields = useMemo(
    () => (data === undefined ? [] : fieldsOf(data, say).filter(({ name }) => !without.includes(name))),
    [data, say, without],
  );
  const shown = useMemo(
    () => (most === undefined ? fields : fields.filter(({ list }) => list).slice(0, most)),
    [fields, most],
  );
  const { regions } = formSourcesIn(i18n.locale);
  const { data: told } = useQuery({
    queryKey: ['rows', path, 'ways', row, shown],
    queryFn: async () => (regions === undefined ? row : withDivisionPaths(shown, row, (code) => regions.path(code))),
    enabled: data !== undefined,
  });
  const isRevealed =
    canReveal && rights.reveal === true && data !== undefined && listFeaturesOf(data, abilities).reveal;
  const renderValue = (field: CrudField, words: string) => {
    const sensitivity = data?.fields[field.name]?.sensitive;
    if (sensitivity === undefined) return words;
    return (
      <Masked
        label={field.label}
        masked={maskedText(sensitivity, words)}
        {...(isRevealed && { onReveal: (reason) => revealValue({ path }, { id: row.id, field: field.name, reason }) })}
      />
    );
  };
  return (
    <Card title={title}>
      {told === undefined ? (
        <Skeleton kind="rows" count={3} />
      ) : (
        <RecordFacts fields={shown} row={told} options={formSourcesIn(i18n.locale).options} renderValue={renderValue} />
      )}
    </Card>
  );
}
