import type { Fields } from '@lattice/api/field';
import { formValidator } from '@lattice/api/formValidator';
import type { Resource } from '@lattice/api/resource';
import { Button } from '@lattice/ui/Button';
import { Dialog } from '@lattice/ui/Dialog';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { definitionQuery } from '../../records/resources.ts';
import { formSourcesIn } from '../../records/formSources.ts';
import { saveFailureOf } from '../../records/saveFailureOf.ts';
import { formFields, useTranslator } from '../../records/translate.ts';
import { KeptForm } from '../../records/kept/KeptForm.tsx';

type Values = Readonly<Record<string, unknown>>;

interface PartDialogProps {
  title: string;
  definition: Pick<Resource, 'path'>;
  /** The fields that are asked for, in order. */
  fields: Fields;
  values: Values;
  /** Saves what is filled in; rejects with what the server says. */
  onSave: (values: Values) => Promise<void>;
  onClose: () => void;
}

/** The form of one part of a scale in a window. */
export function PartDialog({ title, definition, fields, values, onSave, onClose }: PartDialogProps) {
  const { t, i18n } = useLingui();
  const say = useTranslator();
  const form = useId();
  const { data } = useQuery(definitionQuery(definition.path));
  const drawn = useMemo(() => formFields(fields, say), [fields, say]);
  const validate = useMemo(() => formValidator({ fields }, say), [fields, say]);
  return (
    <Dialog
      title={title}
      width={880}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t`取消`}</Button>
          <Button variant="primary" type="submit" form={form}>{t`保存`}</Button>
        </>
      }
    >
      {data && (
        <KeptForm
          keptAs={`${definition.path}-${Object.keys(fields).join(' ')}-${String(values.id ?? 'add')}`}
          id={form}
          fields={drawn}
          values={values}
          mode={'id' in values ? 'edit' : 'add'}
          sources={formSourcesIn(i18n.locale)}
          validate={(typed) => validate(typed)}
          onSubmit={async (typed) => {
            await onSave(typed).catch(async (error: unknown) => {
              throw await saveFailureOf(error, data, say);
            });
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}
