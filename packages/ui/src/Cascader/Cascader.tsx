import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { dialog } from '../DatePicker/DatePanel.css.ts';
import { Field } from '../Field/Field.tsx';
import * as frameCss from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/FieldProps.ts';
import { focusById } from '../Field/focusById.ts';
import * as overlay from '../Field/overlay.css.ts';
import { ClearButton } from '../Select/ClearButton.tsx';
import * as selectCss from '../Select/Select.css.ts';
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
  const anchor = useRef<HTMLDivElement>(null);
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
    <Field {...field} isCustom text={text}>
      {({ 'aria-required': _required, 'aria-invalid': isInvalid, ...control }, labelId) => (
        <div
          ref={anchor}
          className={frameCss.frame}
          data-invalid={isInvalid}
          data-disabled={control.disabled || undefined}
        >
          <button
            {...control}
            ref={ref}
            type="button"
            className={selectCss.trigger}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-labelledby={`${control.id}-value ${labelId}`}
            onClick={() => setOpen(true)}
            onKeyDown={(event) => event.key === 'ArrowDown' && setOpen(true)}
          >
            <span id={`${control.id}-value`} className={selectCss.value} data-placeholder={text === '' || undefined}>
              <span className={selectCss.valueText} title={text}>
                {text === '' ? (placeholder ?? t`请选择`) : text}
              </span>
            </span>
            <ChevronDown size="1em" aria-hidden className={selectCss.chevron} />
          </button>
          {value.length > 0 && !field.isRequired && !field.isDisabled && (
            <ClearButton
              label={field.label}
              onPress={() => {
                onChange([]);
                focusById(control.id);
              }}
            />
          )}
          {isOpen && (
            <Popover
              triggerRef={anchor}
              isOpen={isOpen}
              onOpenChange={setOpen}
              offset={4}
              placement="bottom start"
              className={overlay.popover}
              style={{ maxWidth: 'calc(100vw - 16px)' }}
            >
              <Dialog aria-label={field.label} className={dialog}>
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
              </Dialog>
            </Popover>
          )}
        </div>
      )}
    </Field>
  );
}
