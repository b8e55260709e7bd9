import type { Resource } from '@lattice/api/resource';
import { hidesNothing } from '@lattice/api/addsUp';
import { Card } from '@lattice/ui/Card';
import { Conditions } from '@lattice/ui/Conditions';
import { Select } from '@lattice/ui/Select';
import { Stack } from '@lattice/ui/Stack';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { formSourcesIn } from '../../records/formSources.ts';
import { fieldsOf, useTranslator } from '../../records/translate.ts';
import { RegisterField } from '../rights/RegisterField.tsx';
import { useRegisters } from '../rights/useRegisters.ts';
import type { Design } from './design.ts';
import { MeasureRows } from './MeasureRows.tsx';
import { useFieldWords } from './useFieldWords.ts';

interface QuestionPartProps {
  design: Design;
  /** The register of the report; undefined until one is chosen and read. */
  definition: Resource | undefined;
  /** Begins a report of another register. */
  onRegister: (path: string) => void;
  onChange: (design: Design) => void;
}

const noOptions: ReadonlyMap<string, never[]> = new Map();

/** What a report asks: register, rows, columns, figures, conditions, chart. */
export function QuestionPart({ design, definition, onRegister, onChange }: QuestionPartProps) {
  const { t, i18n } = useLingui();
  const say = useTranslator();
  const registers = useRegisters();
  const { heads } = useFieldWords();
  const sources = formSourcesIn(i18n.locale);
  const fields = useMemo(
    () =>
      definition === undefined
        ? []
        : fieldsOf(definition, say).filter(({ name }) => {
            const field = definition.fields[name];
            return field !== undefined && hidesNothing(field);
          }),
    [definition, say],
  );
  const codes = [...new Set([...fields.flatMap(({ dict }) => (dict === undefined ? [] : [dict])), 'report_chart'])];
  const { data: dictionaries = noOptions } = useQuery({
    queryKey: ['rows', 'blade-report/figures', 'words', i18n.locale, codes],
    queryFn: async () =>
      new Map(await Promise.all(codes.map(async (code) => [code, await sources.options(code)] as const))),
  });
  const options = definition === undefined ? [] : heads(definition);
  const set = (name: keyof Design) => (value: string) => onChange({ ...design, [name]: value });
  return (
    <Card>
      <Stack gap="md">
        <RegisterField registers={registers} value={design.register} onChange={onRegister} />
        {definition !== undefined && (
          <>
            <Select
              label={t`行`}
              isCompact
              isRequired
              value={design.rowField}
              options={options.filter(({ value }) => value !== design.columnField)}
              onChange={set('rowField')}
            />
            <Select
              label={t`列`}
              isCompact
              placeholder={t`不分列`}
              value={design.columnField}
              options={options.filter(({ value }) => value !== design.rowField)}
              onChange={set('columnField')}
            />
            <MeasureRows definition={definition} value={design.measures} onChange={set('measures')} />
            <Text as="h2">{t`筛选`}</Text>
            <Conditions
              key={design.register}
              fields={fields}
              value={design.filters}
              dictionaries={dictionaries}
              tree={sources.tree}
              onChange={set('filters')}
            />
            <Select
              label={t`图表`}
              isCompact
              isClearable={false}
              value={design.chart}
              options={dictionaries.get('report_chart') ?? []}
              onChange={set('chart')}
            />
          </>
        )}
      </Stack>
    </Card>
  );
}
