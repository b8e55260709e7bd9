import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import * as frameCss from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/FieldProps.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './KeyValueList.css.ts';
import { type KeyValue, moveRow, repeatedKeys } from './pairs.ts';

export type { KeyValue } from './pairs.ts';

export interface KeyValueListProps extends FieldProps<readonly KeyValue[], HTMLDivElement> {
  /** What the keys are called; default 名称. */
  keyLabel?: string;
  /** What the values are called; default 内容. */
  valueLabel?: string;
  /** Maximum number of rows; no bound by default. */
  max?: number;
}

/** Rows of a key and a value, added, removed and put in order by buttons. */
export function KeyValueList({
  value,
  onChange,
  keyLabel,
  valueLabel,
  max = Infinity,
  errorMessage,
  ref,
  ...field
}: KeyValueListProps) {
  const { t } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  const focus = useRef<string | null>(null);
  useEffect(() => {
    if (focus.current !== null) list.current?.querySelector<HTMLElement>(focus.current)?.focus();
    focus.current = null;
  });
  const [keyName, valueName] = [keyLabel ?? t`名称`, valueLabel ?? t`内容`];
  const repeated = repeatedKeys(value);
  const change = (next: readonly KeyValue[], selector: string | null = null) => {
    focus.current = selector;
    onChange(next);
  };
  const edit = (at: number, part: Partial<KeyValue>) =>
    change(value.map((row, index) => (index === at ? { ...row, ...part } : row)));
  const first = (repeated[0] ?? 0) + 1;
  return (
    <Field
      {...field}
      isCustom
      text={value.map((row) => t`${row.key}：${row.value}`).join('\n')}
      errorMessage={
        errorMessage ?? (repeated.length > 0 ? t`第 ${first} 行的${keyName}与前面重复，请改名或删除` : undefined)
      }
    >
      {(control, labelId) => (
        <div
          ref={ref}
          id={control.id}
          role="group"
          aria-labelledby={labelId}
          aria-describedby={control['aria-describedby']}
          style={{ minWidth: 0 }}
        >
          <div ref={list} className={css.list}>
            {value.map((row, index) => {
              const number = index + 1;
              return (
                <div key={index} className={css.row} role="group" aria-label={t`第 ${number} 行`} data-row={index}>
                  <div
                    className={frameCss.frame}
                    data-invalid={repeated.includes(index) || undefined}
                    data-disabled={control.disabled || undefined}
                  >
                    <input
                      className={frameCss.input}
                      autoComplete="off"
                      aria-label={t`第 ${number} 行${keyName}`}
                      placeholder={keyName}
                      aria-invalid={repeated.includes(index) || undefined}
                      disabled={control.disabled}
                      onBlur={control.onBlur}
                      value={row.key}
                      onChange={(event) => edit(index, { key: event.target.value })}
                    />
                  </div>
                  <div className={frameCss.frame} data-disabled={control.disabled || undefined}>
                    <input
                      className={frameCss.input}
                      autoComplete="off"
                      aria-label={t`第 ${number} 行${valueName}`}
                      placeholder={valueName}
                      disabled={control.disabled}
                      onBlur={control.onBlur}
                      value={row.value}
                      onChange={(event) => edit(index, { value: event.target.value })}
                    />
                  </div>
                  <div className={css.acts}>
                    <IconButton
                      label={t`上移第 ${number} 行`}
                      isDisabled={control.disabled || index === 0}
                      onPress={() => change(moveRow(value, index, -1), `[data-row="${index - 1}"] input`)}
                    >
                      <ArrowUp size="1.1em" aria-hidden />
                    </IconButton>
                    <IconButton
                      label={t`下移第 ${number} 行`}
                      isDisabled={control.disabled || index === value.length - 1}
                      onPress={() => change(moveRow(value, index, 1), `[data-row="${index + 1}"] input`)}
                    >
                      <ArrowDown size="1.1em" aria-hidden />
                    </IconButton>
                    <IconButton
                      label={t`删除第 ${number} 行`}
                      isDisabled={control.disabled}
                      onPress={() =>
                        change(
                          value.filter((_, at) => at !== index),
                          value.length === 1 ? '[data-add]' : `[data-row="${Math.min(index, value.length - 2)}"] input`,
                        )
                      }
                    >
                      <Trash2 size="1.1em" aria-hidden />
                    </IconButton>
                  </div>
                </div>
              );
            })}
            <Button
              data-add
              size="small"
              icon={<Plus size="1em" aria-hidden />}
              isDisabled={control.disabled || value.length >= max}
              onPress={() => change([...value, { key: '', value: '' }], `[data-row="${value.length}"] input`)}
            >{t`添加一行`}</Button>
          </div>
        </div>
      )}
    </Field>
  );
}
