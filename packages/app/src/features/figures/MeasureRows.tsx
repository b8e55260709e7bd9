import { MEASURES, MOST_MEASURES, type Measure, readMeasures, writeMeasures } from '@lattice/api/figures';
import type { Resource } from '@lattice/api/resource';
import { Button } from '@lattice/ui/Button';
import { Icon } from '@lattice/ui/Icon';
import { IconButton } from '@lattice/ui/IconButton';
import { Select } from '@lattice/ui/Select';
import { useLingui } from '@lingui/react/macro';
import { Plus, X } from 'lucide-react';
import * as css from './figures.css.ts';
import { useFieldWords } from './useFieldWords.ts';

interface MeasureRowsProps {
  definition: Resource;
  /** The figures as one text. */
  value: string;
  onChange: (value: string) => void;
}

/** The figures of a report: how many records, or sums and the like of their numbers. */
export function MeasureRows({ definition, value, onChange }: MeasureRowsProps) {
  const { t } = useLingui();
  const { kinds, numbers } = useFieldWords();
  const measures = readMeasures(value);
  const fields = numbers(definition);
  const tell = (next: readonly Measure[]) => onChange(writeMeasures(next));
  const set = (at: number, next: Measure) => tell(measures.map((one, place) => (place === at ? next : one)));
  const offered = MEASURES.filter((kind) => kind === 'count' || fields.length > 0);
  return (
    <>
      {measures.map((measure, at) => {
        const place = at + 1;
        return (
          <div key={place} role="group" aria-label={t`指标 ${place}`} className={css.measure}>
            <Select
              label={t`指标`}
              isCompact
              isClearable={false}
              value={measure.kind}
              options={offered.map((kind) => ({ value: kind, label: kinds[kind] }))}
              onChange={(next) => {
                const kind = MEASURES.find((one) => one === next) ?? 'count';
                set(at, { kind, field: kind === 'count' ? '' : measure.field || (fields[0]?.value ?? '') });
              }}
            />
            {measure.kind === 'count' ? (
              <span />
            ) : (
              <Select
                label={t`数字字段`}
                isCompact
                isClearable={false}
                value={measure.field}
                options={fields}
                onChange={(field) => set(at, { ...measure, field })}
              />
            )}
            {measures.length > 1 && (
              <IconButton
                label={t`去掉指标 ${place}`}
                onPress={() => tell(measures.filter((_, other) => other !== at))}
              >
                <Icon of={X} />
              </IconButton>
            )}
          </div>
        );
      })}
      {measures.length < MOST_MEASURES && fields.length > 0 && (
        <div>
          <Button
            variant="quiet"
            icon={<Icon of={Plus} />}
            onPress={() => tell([...measures, { kind: 'sum', field: fields[0]?.value ?? '' }])}
          >{t`新增指标`}</Button>
        </div>
      )}
    </>
  );
}
