import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../Button/Button.tsx';
import { Field } from '../../Field/Field.tsx';
import { focusById } from '../../Field/focusById.ts';
import * as css from '../Form.css.ts';
import { FormInput } from '../inputs/FormInput.tsx';
import type { InputProps } from '../inputs/InputProps.ts';

interface ReplaceableItemProps {
  /** The input of its field. */
  input: InputProps;
  /** The value as it came, with stars. */
  masked: string;
}

/** Focuses the input of an id as soon as it is inside the element, since its code may still be loading. */
function focusWhenThere(place: HTMLElement | null, id: string): (() => void) | undefined {
  if (place === null || focusById(id)) return undefined;
  const watch = new MutationObserver(() => focusById(id) && watch.disconnect());
  watch.observe(place, { childList: true, subtree: true });
  return () => watch.disconnect();
}

/**
 * A masked value as text, which stays stored as it is until its button empties the field and opens the input; a second
 * button brings the masked value back.
 */
export function ReplaceableItem({ input, masked }: ReplaceableItemProps) {
  const { t } = useLingui();
  const { common, value, onChange } = input;
  const { label, id, isRequired: _isRequired, ...frame } = common;
  const place = useRef<HTMLDivElement>(null);
  const replace = useRef<HTMLButtonElement>(null);
  const [isPressed, setPressed] = useState(false);
  const isOpen = value !== masked;
  useEffect(() => {
    if (!isPressed) return undefined;
    if (isOpen) return focusWhenThere(place.current, id ?? '');
    replace.current?.focus();
    return undefined;
  }, [isOpen, isPressed, id]);
  const turn = (next: boolean) => {
    onChange(next ? '' : masked);
    setPressed(true);
  };
  if (isOpen)
    return (
      <div className={css.replacing}>
        <div ref={place} className={css.replacement}>
          <FormInput {...input} />
        </div>
        <Button size="small" className={css.back} aria-label={t`${label}：保留原值`} onPress={() => turn(false)}>
          {t`保留原值`}
        </Button>
      </div>
    );
  return (
    <Field {...frame} label={label} {...(id !== undefined && { id })} isCustom>
      {(control) => (
        <div className={css.kept}>
          <span
            id={control.id}
            role="textbox"
            aria-readonly
            tabIndex={-1}
            aria-label={label}
            aria-describedby={control['aria-describedby']}
            className={css.keptValue}
          >
            {masked}
          </span>
          <Button ref={replace} size="small" aria-label={t`更换${label}`} onPress={() => turn(true)}>
            {t`更换`}
          </Button>
        </div>
      )}
    </Field>
  );
}
