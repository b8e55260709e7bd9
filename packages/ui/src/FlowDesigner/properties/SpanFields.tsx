import { useLingui } from '@lingui/react/macro';
import { NumberField } from '../../NumberField/NumberField.tsx';
import { Select } from '../../Select/Select.tsx';
import * as css from '../FlowDesigner.css.ts';
import { type Span, spanUnits } from '@lattice/flow/spans';

interface SpanFieldsProps {
  /** What lasts that long. */
  label: string;
  /** The length; null for none. */
  value: Span | null;
  /** Called with the new length; null for none. */
  onChange: (span: Span | null) => void;
}

/** A length of time as a number and a unit. */
export function SpanFields({ label, value, onChange }: SpanFieldsProps) {
  const { t } = useLingui();
  const words = { day: t`天`, hour: t`小时`, minute: t`分钟`, second: t`秒` };
  const unit = value?.unit ?? 'day';
  return (
    <div className={css.pair}>
      <NumberField
        label={label}
        value={value?.count ?? null}
        min={1}
        max={999_999}
        scale={0}
        isCompact
        onChange={(count) => {
          if (count === null) onChange(null);
          else if (Number.isInteger(count) && count > 0) onChange({ count, unit });
        }}
      />
      <Select
        label={t`单位`}
        value={unit}
        isClearable={false}
        isCompact
        options={spanUnits.map((one) => ({ value: one, label: words[one] }))}
        onChange={(next) =>
          onChange({ count: value?.count ?? 1, unit: spanUnits.find((one) => one === next) ?? 'day' })
        }
      />
    </div>
  );
}
