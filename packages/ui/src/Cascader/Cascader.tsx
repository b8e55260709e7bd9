import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { dialog } from '../DatePicker/DatePanel.css.ts';
import type { FieldProps } from '../Field/FieldProps.ts';
import { PickerField } from '../Select/PickerField.tsx';
import { CascaderPanel } from './CascaderPanel.tsx';
import type { CascaderSource } from './CascaderSource.ts';

export type { CascaderOption, CascaderSource } from './CascaderSource.ts';

/** The value is the path from the first column to the choice, empty for none. */
export interface CascaderProps extends FieldProps<readonly string[], HTMLButtonElement> {
  /** Where the columns come from, read as they are opened; keep it the same object between renders. */
  source: CascaderSource;
  /** Lets a path end before its leaf; default false. */
  canStopEarly?: boolean;
  /** Shown while nothing is chosen; default 请选择. */
  placeholder?: string;
}

/** A choice of one along levels, column by column. */
export function Cascader({ value, onChange, source, canStopEarly = false, placeholder, ref, ...field }: CascaderProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [named, setNamed] = useState<{ path: string; labels: readonly string[] }>({ path: '', labels: [] });
  const path = JSON.stringify(value);
  const isNamed = value.length === 0 || named.path === path;
  const text =
    value.length === 0
      ? ''
      : isNamed
        ? named.labels.join(' / ')
        : source.labels === undefined
          ? value.join(' / ')
          : '…';
  useEffect(() => {
    if (isNamed || source.labels === undefined) return undefined;
    let isCurrent = true;
    source.labels(JSON.parse(path) as string[]).then(
      (labels) => isCurrent && setNamed({ path, labels }),
      () => isCurrent && setNamed({ path, labels: JSON.parse(path) as string[] }),
    );
    return () => {
      isCurrent = false;
    };
  }, [source, path, isNamed]);
  return (
    <PickerField
      {...field}
      ref={ref}
      text={text}
      placeholder={placeholder ?? t`请选择`}
      isOpen={isOpen}
      onOpenChange={setOpen}
      onClear={field.isRequired ? undefined : () => onChange([])}
      popoverStyle={{ maxWidth: 'calc(100vw - 16px)' }}
      dialogClass={dialog}
    >
      <CascaderPanel
        label={field.label}
        source={source}
        value={value}
        canStopEarly={canStopEarly}
        onChoose={(next, labels) => {
          setNamed({ path: JSON.stringify(next), labels });
          onChange(next);
          setOpen(false);
        }}
      />
    </PickerField>
  );
}
