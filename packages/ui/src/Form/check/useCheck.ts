import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import type { Resolver } from 'react-hook-form';
import { formErrors } from '../../formErrors/formErrors.tsx';
import type { FormField } from '../FormField.ts';
import type { FieldError, FormValues } from '../FormValues.ts';
import type { Masks } from '../useMasks.ts';

/** The check of a form in words; the first error of each field counts. */
export function useCheck(
  fields: readonly FormField[],
  masks: RefObject<Masks>,
  pending: RefObject<ReadonlyMap<string, number>>,
  validate: (values: FormValues) => readonly FieldError[],
): Resolver<FormValues> {
  const { t } = useLingui();
  const words = {
    number: t`请只输入数字，例如 12.5`,
    json: t`不是有效的 JSON，请检查括号、引号和逗号`,
    drawing: t`图形还没有画完：请补足或改正各点`,
  };
  return (values) => {
    const found = formErrors(
      {
        fields,
        masks: masks.current,
        validate,
        pendingOf: (name) => pending.current.get(name) ?? 0,
        wordsOf: (field, problem) =>
          problem === 'pending'
            ? t`${field.label}：还有图片没有传完，请稍候，或重试、移除失败的图片`
            : t`${field.label}：${words[problem]}`,
      },
      values,
    );
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { field, message } of found) errors[field] ??= { type: 'check', message };
    return found.length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}
