import { Plural, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useFormState } from 'react-hook-form';
import { Alert } from '../../Alert/Alert.tsx';
import { focusById } from '../../Field/focusById.ts';
import * as css from '../Form.css.ts';
import type { FormField } from '../FormField.ts';
import type { FieldError } from '../FormValues.ts';
import { useShared } from '../useShared.ts';

interface ErrorSummaryProps {
  /** What was wrong at the last attempt, in the order of the fields. */
  errors: readonly FieldError[];
  /** The fields, by whose labels the errors are distinguished. */
  fields: readonly FormField[];
}

/**
 * What is wrong since the last attempt, each a link to its field and named by it; what has been corrected since is
 * ticked off, and nothing moves; once all is, it warns no more.
 */
export function ErrorSummary({ errors, fields }: ErrorSummaryProps) {
  const { t } = useLingui();
  const { control, idOf } = useShared();
  const { errors: left } = useFormState({ control });
  const wordsOf = ({ field, message }: FieldError) => {
    const words = left[field]?.message ?? message;
    const label = fields.find(({ name }) => name === field)?.label ?? '';
    return words.includes(label) ? words : t`${label}：${words}`;
  };
  const isMended = errors.every(({ field }) => left[field] === undefined);
  return (
    <Alert tone={isMended ? 'success' : 'critical'}>
      <strong>
        {isMended ? (
          t`都已改正，可以再次提交：`
        ) : (
          <Plural value={errors.length} other="有 # 处需要修改，已填写的内容都还在：" />
        )}
      </strong>
      <ul className={css.summary}>
        {errors.map(({ field, message }) => (
          <li key={field} data-mended={left[field] === undefined || undefined}>
            <a
              href={`#${idOf(field)}`}
              onClick={(event) => {
                event.preventDefault();
                focusById(idOf(field));
              }}
            >
              {wordsOf({ field, message })}
            </a>
            {left[field] === undefined && <Check size="1em" role="img" aria-label={t`已改正`} />}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
