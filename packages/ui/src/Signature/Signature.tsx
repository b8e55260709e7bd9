import { useLingui } from '@lingui/react/macro';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import * as fieldCss from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/FieldProps.ts';
import { type InkPoint, PAD, pointOf, restore, stroke, wipe, write } from './ink.ts';
import { line, pad, signature, typed } from './Signature.css.ts';

/** The value is a PNG as a data URL, '' for none. */
export type SignatureProps = FieldProps<string>;

/** A name signed with pointer or finger, or typed by those who cannot draw. */
export function Signature({ value, onChange, ref, ...field }: SignatureProps) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<InkPoint | null>(null);
  const made = useRef('');
  const [name, setName] = useState('');
  const isFixed = field.isDisabled === true || field.isReadOnly === true;
  useEffect(() => {
    if (value === made.current || !canvas.current) return;
    made.current = value;
    restore(canvas.current, value).catch(() => undefined);
  }, [value]);
  const emit = (next: string) => {
    made.current = next;
    onChange(next);
  };
  const down = (event: PointerEvent<HTMLCanvasElement>) => {
    if (isFixed || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (name !== '') {
      wipe(event.currentTarget);
      setName('');
    }
    last.current = pointOf(event.currentTarget, event);
  };
  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    if (last.current === null) return;
    const next = pointOf(event.currentTarget, event);
    stroke(event.currentTarget, last.current, next);
    last.current = next;
  };
  const up = (event: PointerEvent<HTMLCanvasElement>) => {
    if (last.current === null) return;
    stroke(event.currentTarget, last.current, pointOf(event.currentTarget, event));
    last.current = null;
    emit(event.currentTarget.toDataURL('image/png'));
  };
  const type = (next: string) => {
    setName(next);
    if (!canvas.current) return;
    write(canvas.current, next.trim());
    emit(next.trim() === '' ? '' : canvas.current.toDataURL('image/png'));
  };
  const state = value === '' ? t`未签名` : t`已签名`;
  return (
    <Field
      {...field}
      isCustom
      description={field.description ?? (isFixed ? undefined : t`在框内手写，或在下方输入姓名`)}
    >
      {(control) => (
        <div className={signature}>
          <canvas
            ref={canvas}
            role="img"
            aria-label={[field.label, state].join(t`，`)}
            className={pad}
            width={PAD.width}
            height={PAD.height}
            data-invalid={control['aria-invalid']}
            data-fixed={isFixed || undefined}
            onPointerDown={down}
            onPointerMove={move}
            onPointerUp={up}
            onPointerCancel={up}
          />
          {!field.isReadOnly && (
            <div className={line}>
              <div
                className={`${fieldCss.frame} ${typed}`}
                data-invalid={control['aria-invalid']}
                data-disabled={control.disabled || undefined}
              >
                <input
                  {...control}
                  ref={ref}
                  className={fieldCss.input}
                  autoComplete="off"
                  placeholder={t`输入姓名代替手写`}
                  maxLength={30}
                  value={name}
                  onChange={(event) => type(event.target.value)}
                />
              </div>
              <Button isDisabled={isFixed || value === ''} onPress={() => type('')}>{t`清除`}</Button>
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
