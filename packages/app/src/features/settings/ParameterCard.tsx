import type { Parameter } from '@lattice/api/parameters';
import { parameters } from '@lattice/api/parameters';
import { issueSentences } from '@lattice/api/formValidator';
import { validate } from '@lattice/api/validate';
import { wireValues } from '@lattice/api/wireValues';
import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import { Stack } from '@lattice/ui/Stack';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useId, useMemo, useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import { formSourcesIn } from '../../records/formSources.ts';
import { formFields, useTranslator } from '../../records/translate.ts';
import { queryClient } from '../../session/queryClient.ts';
import { parameterCalls } from './parameterCalls.ts';
import type { ParameterGroup } from './parameterFields.ts';
import { KeptForm } from '../../records/kept/KeptForm.tsx';

interface ParameterCardProps {
  register: Parameter['register'];
  group: ParameterGroup;
  /** The values that are kept, by key. */
  values: Readonly<Record<string, string>>;
  /** Whether the person may change them. */
  isEditable: boolean;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** A group of parameters as a form: what changed is checked and kept at once. */
export function ParameterCard({ register, group, values, isEditable }: ParameterCardProps) {
  const { t, i18n } = useLingui();
  const say = useTranslator();
  const formId = useId();
  const [isDirty, setDirty] = useState(false);
  const [isSending, setSending] = useState(false);
  const { fields, keys } = group;
  const start = useMemo(
    () =>
      Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, values[key] ?? parameters[key]?.standard])),
    [keys, values],
  );
  // Explanations are in words already; names and units are not.
  const shown = useMemo(
    () => formFields(fields, say).map((one) => ({ ...one, help: fields[one.name]?.help ?? '' })),
    [fields, say],
  );
  const check = useCallback(
    (given: Readonly<Record<string, unknown>>) =>
      issueSentences(validate(fields, wireValues(fields, given)), { fields }, say),
    [fields, say],
  );
  const keep = async (given: Readonly<Record<string, unknown>>) => {
    const changed = Object.entries(keys).flatMap(([name, key]) => {
      const value = textOf(given[name]);
      return value === textOf(values[key]) ? [] : [{ key, name: fields[name]?.label ?? key, value }];
    });
    setSending(true);
    try {
      await parameterCalls[register].keep(changed);
      toast.success(t`已保存“${group.label}”`);
      await queryClient.invalidateQueries({ queryKey: ['rows', register] });
    } catch (error) {
      throw new Error(errorText(error), { cause: error });
    } finally {
      setSending(false);
    }
  };
  return (
    <Card title={group.label}>
      <Stack gap="md">
        <KeptForm
          keptAs={`${register}-${group.id}`}
          key={JSON.stringify(start)}
          id={formId}
          fields={shown}
          values={start}
          sources={formSourcesIn(i18n.locale)}
          validate={check}
          onSubmit={keep}
          mode={isEditable ? 'edit' : 'view'}
          onDirtyChange={setDirty}
        />
        {isEditable && (
          <Stack direction="row">
            <Button
              variant="primary"
              type="submit"
              form={formId}
              isDisabled={!isDirty}
              isPending={isSending}
            >{t`保存`}</Button>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
