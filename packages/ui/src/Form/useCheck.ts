import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import type { Resolver } from 'react-hook-form';
import type { FormField } from './FormField.ts';
import type { FieldError, FormValues } from './FormValues.ts';
import { inputProblem } from './inputProblem.ts';
import { isShown } from './layout.ts';
import { sentValues } from './values.ts';

/** The check of a form: what its inputs cannot hand on, files still on their way, then the given rules; the first error of each field counts. */
export function useCheck(fields: readonly FormField[], pending: RefObject<ReadonlyMap<string, number>>, validate: (values: FormValues) => readonly FieldError[]): Resolver<FormValues> {
  const { t } = useLingui();
  const words = { number: t`请只输入数字，例如 12.5`, json: t`不是有效的 JSON，请检查括号、引号和逗号`, drawing: t`图形还没有画完：请补足或改正各点` };
  const inputs = (values: FormValues): FieldError[] =>
    fields.filter((field) => isShown(field, values)).flatMap(({ name, ...field }) => {
      const problem = inputProblem({ name, ...field }, values[name]);
      if (problem !== null) return [{ field: name, message: `${field.label}：${words[problem]}` }];
      return (pending.current.get(name) ?? 0) > 0 ? [{ field: name, message: t`${field.label}：还有图片没有传完，请稍候，或重试、移除失败的图片` }] : [];
    });
  return (values) => {
    const hidden = new Set(fields.filter((field) => !isShown(field, values)).map((field) => field.name));
    const found = [...inputs(values), ...validate(sentValues(fields, values)).filter(({ field }) => !hidden.has(field))];
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { field, message } of found) errors[field] ??= { type: 'check', message };
    return found.length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}
