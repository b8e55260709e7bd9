import { use, useCallback } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { HintContext } from '../FormContext.ts';
import { FormInput } from '../inputs/FormInput.tsx';
import type { FormField } from '../FormField.ts';
import { isMasked } from '../isMasked.ts';
import { lazyInput } from '../inputs/lazyInput.ts';
import { LiveItem } from './LiveItem.tsx';
import { useShared } from '../useShared.ts';

const MaskedItem = lazyInput(async () => (await import('./MaskedItem.tsx')).MaskedItem);
const ReplaceableItem = lazyInput(async () => (await import('./ReplaceableItem.tsx')).ReplaceableItem);

interface FieldItemProps {
  /** The field. */
  field: FormField;
}

/** A field with its value and its error. */
export function FieldItem({ field }: FieldItemProps) {
  return field.within === undefined ? (
    <BoundField field={field} within="" />
  ) : (
    <FieldWithin field={field} place={field.within} />
  );
}

/** A field whose choices are narrowed by the value of another. */
function FieldWithin({ field, place }: FieldItemProps & { place: string }) {
  const { control } = useShared();
  const value: unknown = useWatch({ control, name: place });
  return <BoundField field={field} within={String(value ?? '')} />;
}

function BoundField({ field, within }: FieldItemProps & { within: string }) {
  const { control, sources, isView, idOf, titleOf, onPending, onFill, onReveal, masks } = useShared();
  const { field: bound, fieldState } = useController({ control, name: field.name });
  const hint = use(HintContext)[field.name];
  const isReadOnly = isView || field.readonly === true || field.kind === 'computed';
  const pending = useCallback(
    (count: number, uploading: number) => onPending(field.name, count, uploading),
    [onPending, field.name],
  );
  const common = {
    id: idOf(field.name),
    name: field.name,
    label: field.label,
    description: isView ? undefined : (hint ?? field.help),
    errorMessage: fieldState.error?.message,
    isRequired: field.required === true && !isReadOnly,
    isReadOnly,
    onBlur: bound.onBlur,
  };
  if (isView && onReveal !== undefined && isMasked(field, bound.value))
    return <MaskedItem common={common} masked={bound.value} onReveal={(reason) => onReveal(field.name, reason)} />;
  const input = {
    // Stars are text, whatever kind they stand for.
    field: isReadOnly && isMasked(field, bound.value) ? { ...field, kind: 'text' as const } : field,
    common,
    value: bound.value,
    valueLabel: titleOf(field.name, bound.value),
    onChange: bound.onChange,
    within,
    sources,
    onPendingChange: pending,
    onFill,
  };
  const masked = isReadOnly ? undefined : masks[field.name];
  if (masked !== undefined) return <ReplaceableItem input={input} masked={masked} />;
  return field.live === undefined || isView ? <FormInput {...input} /> : <LiveItem {...input} live={field.live} />;
}
