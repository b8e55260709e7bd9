import { type Measure, type STEPS, headFields, measuredFields } from '@lattice/api/figures';
import type { Resource } from '@lattice/api/resource';
import type { Option } from '@lattice/ui/Select';
import { useLingui } from '@lingui/react/macro';
import { useTranslator } from '../../records/translate.ts';

/** What fields and figures of reports are called. */
export function useFieldWords() {
  const { t } = useLingui();
  const say = useTranslator();
  const steps: Record<(typeof STEPS)[number], string> = { day: t`按日`, month: t`按月`, year: t`按年` };
  const kinds: Record<Measure['kind'], string> = {
    count: t`记录数`,
    sum: t`合计`,
    average: t`平均`,
    least: t`最小`,
    most: t`最大`,
  };
  const fieldWord = ({ fields }: Pick<Resource, 'fields'>, name: string): string => {
    const [field = '', step] = name.split('/');
    const label = say(fields[field]?.label ?? field);
    return step === undefined ? label : t`${label}（${steps[step as keyof typeof steps]}）`;
  };
  return {
    kinds,
    fieldWord,
    measureWord: (definition: Pick<Resource, 'fields'>, { kind, field }: Measure): string =>
      kind === 'count' ? kinds.count : t`${fieldWord(definition, field)}${kinds[kind]}`,
    heads: (definition: Resource): Option[] =>
      headFields(definition).map((name) => ({ value: name, label: fieldWord(definition, name) })),
    numbers: (definition: Resource): Option[] =>
      measuredFields(definition).map((name) => ({ value: name, label: fieldWord(definition, name) })),
  };
}
