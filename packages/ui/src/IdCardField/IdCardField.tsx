import { townZone } from '@lattice/api/townTime';
import { today } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Counter } from '../Field/Counter.tsx';
import { Field } from '../Field/Field.tsx';
import * as css from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/FieldProps.ts';
import { cleanIdCard, type IdCardFacts, idCardFacts, idCardProblem, maskIdCard } from './idCard.ts';

export type { IdCardFacts } from './idCard.ts';

export interface IdCardFieldProps extends FieldProps<string> {
  /** Called with the birthday and sex as soon as a typed number is right, so that a form fills them in. */
  onRecognised?: (facts: IdCardFacts) => void;
  /** Hides the middle of the number unless it is being edited; default false. */
  isMasked?: boolean;
}

const now = () => today(townZone()).toString();

/**
 * A Chinese ID number of 18 characters, checked by GB 11643 when focus leaves; a number that the server masked stays as
 * it is.
 */
export function IdCardField({
  value,
  onChange,
  onBlur,
  onRecognised,
  isMasked = false,
  errorMessage,
  description,
  ref,
  ...field
}: IdCardFieldProps) {
  const { t } = useLingui();
  const [isEdited, setEdited] = useState(false);
  const [isVisited, setVisited] = useState(false);
  const problem = isVisited && !isEdited ? idCardProblem(value, now()) : null;
  const sentences = {
    characters: t`身份证号码只能是数字，最后一位可以是 X`,
    length: t`身份证号码应为 18 位，现在是 ${value.length} 位`,
    birthday: t`第 7 至 14 位不是有效的出生日期，请核对`,
    checksum: t`最后一位校验码不对，请核对是否有数字输错`,
  };
  const shown = isMasked && !isEdited ? maskIdCard(value) : value;
  const change = (text: string) => {
    const number = cleanIdCard(text);
    onChange(number);
    const facts = idCardFacts(number, now());
    if (facts !== null && number !== value) onRecognised?.(facts);
  };
  return (
    <Field
      {...field}
      text={shown}
      description={description}
      errorMessage={errorMessage ?? (problem === null ? undefined : sentences[problem])}
      counter={isEdited && <Counter text={value} max={18} />}
      onBlur={() => {
        setEdited(false);
        setVisited(true);
        onBlur?.();
      }}
    >
      {(control) => (
        <div className={css.frame} data-invalid={control['aria-invalid']} data-disabled={control.disabled || undefined}>
          <input
            {...control}
            ref={ref}
            className={css.input}
            inputMode="text"
            autoComplete="off"
            spellCheck={false}
            autoCapitalize="characters"
            value={shown}
            onFocus={() => setEdited(true)}
            onChange={(event) => change(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}
