import type { FormField } from '@lattice/ui/Form';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The sentence that names visible required fields without a value; '' for none. */
export function missingRequired(
  fields: readonly FormField[],
  values: Readonly<Record<string, string>>,
  i18n: I18n,
): { field: string; message: string }[] {
  return fields
    .filter(
      ({ name, required, showIf }) =>
        required === true &&
        (values[name] ?? '') === '' &&
        (showIf === undefined || showIf.in.map(String).includes(values[showIf.field] ?? '')),
    )
    .map(({ name, label, dict }) => ({
      field: name,
      message: i18n._(dict !== undefined ? msg`请选择${label}` : msg`请填写${label}`),
    }));
}
