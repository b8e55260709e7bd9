import type { Fields } from '@lattice/api/field';
import { formValidator } from '@lattice/api/formValidator';
import type { FormHandle, FormSources } from '@lattice/ui/Form';
import { useLingui } from '@lingui/react/macro';
import { type Ref, use, useMemo } from 'react';
import { formSourcesIn } from '../../records/formSources.ts';
import { formFields, useTranslator } from '../../records/translate.ts';
import { HouseholdPlace } from './HouseholdPlace.ts';
import { KeptForm } from '../../records/kept/KeptForm.tsx';

interface PartFormProps {
  fields: Fields;
  /** The values that it begins with; read once. */
  values: Readonly<Record<string, unknown>>;
  mode: 'add' | 'edit';
  /** Further choices by the code of their dictionary; keep it the same between renders. */
  choices?: Readonly<Record<string, readonly { value: string; label: string }[]>>;
  /** Called at each change; what it gives is filled in where nothing was typed. */
  follows?: (values: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  onDirtyChange?: (isDirty: boolean) => void;
  /** Names what is filled in, so that it is found again. */
  keptAs: string;
  ref: Ref<FormHandle>;
}

const nothing = async () => undefined;

/** The form of one record among those that are saved together: it checks itself, and is sent by the page. */
export function PartForm({ fields, values, mode, choices, follows, onDirtyChange, keptAs, ref }: PartFormProps) {
  const { i18n } = useLingui();
  const say = useTranslator();
  const drawn = useMemo(() => formFields(fields, say), [fields, say]);
  const validate = useMemo(() => formValidator({ fields }, say), [fields, say]);
  const sources = useMemo((): FormSources => {
    const common = formSourcesIn(i18n.locale);
    return { ...common, options: async (code) => [...(choices?.[code] ?? (await common.options(code)))] };
  }, [choices, i18n.locale]);
  return (
    <KeptForm
      keptAs={`household-${use(HouseholdPlace)}-${keptAs}`}
      ref={ref}
      fields={drawn}
      values={values}
      mode={mode}
      columns={3}
      sources={sources}
      validate={(typed) => validate(typed)}
      onSubmit={nothing}
      {...(follows && { follows })}
      {...(onDirtyChange && { onDirtyChange })}
    />
  );
}
