import { useLingui } from '@lingui/react/macro';
import { useImperativeHandle, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import * as frameCss from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/FieldProps.ts';
import * as css from './JsonField.css.ts';
import { jsonProblem } from './jsonProblem.ts';

/** The value is the text as written, right or not. */
export interface JsonFieldProps extends FieldProps<string, HTMLTextAreaElement> {
  /** Minimum height in lines; default 6. */
  rows?: number;
}

/** A JSON text that can be formatted; once focus has left, the first wrong place is named by line and column. */
export function JsonField({ value, onChange, onBlur, errorMessage, rows = 6, ref, ...field }: JsonFieldProps) {
  const { t } = useLingui();
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement);
  const [isVisited, setVisited] = useState(false);
  const problem = jsonProblem(value);
  const sentence = () => {
    if (problem === null || !isVisited) return undefined;
    const { line, column, found } = problem;
    return found === ''
      ? t`第 ${line} 行第 ${column} 列：内容没有写完，请检查括号和引号是否成对`
      : t`第 ${line} 行第 ${column} 列：这里不应是“${found}”，请检查引号、逗号和括号`;
  };
  const goTo = () => {
    area.current?.focus();
    area.current?.setSelectionRange(problem?.at ?? 0, (problem?.at ?? 0) + 1);
  };
  return (
    <Field
      {...field}
      text={value}
      errorMessage={errorMessage ?? sentence()}
      onBlur={() => {
        setVisited(true);
        onBlur?.();
      }}
    >
      {(control) => (
        <div
          className={`${frameCss.frame} ${css.box}`}
          data-invalid={control['aria-invalid']}
          data-disabled={control.disabled || undefined}
        >
          <textarea
            {...control}
            ref={area}
            className={`${frameCss.input} ${css.area}`}
            rows={rows}
            spellCheck={false}
            autoComplete="off"
            dir="ltr"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <div className={css.bar}>
            <Button
              size="small"
              variant="quiet"
              isDisabled={control.disabled || problem !== null || value.trim() === ''}
              onPress={() => onChange(JSON.stringify(JSON.parse(value), null, 2))}
            >{t`格式化`}</Button>
            {problem !== null && isVisited && (
              <Button size="small" variant="quiet" onPress={goTo}>{t`定位到第 ${problem.line} 行`}</Button>
            )}
          </div>
        </div>
      )}
    </Field>
  );
}
