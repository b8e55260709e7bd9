import { Button } from '@lattice/ui/Button';
import { Dialog } from '@lattice/ui/Dialog';
import type { FormField, FormHandle, FormSources } from '@lattice/ui/Form';
import { Stack } from '@lattice/ui/Stack';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { missingRequired } from './missingRequired.ts';
import { KeptForm } from '../../records/kept/KeptForm.tsx';

/** Values of a form as texts, by name. */
export type Texts = Readonly<Record<string, string>>;

interface FormDialogProps {
  /** Names what is filled in, so that it is found again; read once. */
  keptAs: string;
  title: string;
  /** The word on the deciding button. */
  action: string;
  /** Whether it cannot be done now, for a reason that `children` say; default false. */
  isBlocked?: boolean;
  /** `critical` for what cannot be taken back; default `normal`. */
  tone?: 'normal' | 'critical';
  fields: readonly FormField[];
  values: Texts;
  sources: FormSources;
  /** When it changes, the form starts again in the same window; for fields that become known later. */
  stage?: string;
  /** What is wrong besides what is missing; nothing by default. */
  check?: (values: Texts) => readonly { field: string; message: string }[];
  /** What is said above the fields. */
  children?: ReactNode;
  onClose: () => void;
  /** Does it; rejects with the reason. */
  onSubmit: (values: Texts) => Promise<void>;
}

/** Brings the focus into a field as soon as it is there, before the window takes it for itself. */
function FocusIn({ field }: { field: string }) {
  useEffect(() => document.getElementById(field)?.focus(), [field]);
  return null;
}

/** A window that asks for a few things before something is done; one begins to type at once. */
export function FormDialog({
  keptAs,
  title,
  action,
  isBlocked = false,
  tone = 'normal',
  fields,
  values,
  sources,
  stage = '',
  check,
  children,
  onClose,
  onSubmit,
}: FormDialogProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const handle = useRef<FormHandle>(null);
  const [isSending, setSending] = useState(false);
  const textsOf = (given: Readonly<Record<string, unknown>>): Texts =>
    Object.fromEntries(fields.map(({ name }) => [name, String(given[name] ?? '').trim()]));
  const send = async (given: Readonly<Record<string, unknown>>) => {
    if (isBlocked) return;
    setSending(true);
    try {
      await onSubmit(textsOf(given));
    } finally {
      setSending(false);
    }
  };
  const validate = (given: Readonly<Record<string, unknown>>) => {
    const texts = textsOf(given);
    return [...missingRequired(fields, texts, i18n), ...(check?.(texts) ?? [])];
  };
  const leave = () => handle.current?.leave(onClose);
  const footer = (
    <>
      <Button onPress={leave}>{t`取消`}</Button>
      <Button
        type="submit"
        form={id}
        variant={tone === 'critical' ? 'critical' : 'primary'}
        isDisabled={isBlocked}
        isPending={isSending}
      >
        {action}
      </Button>
    </>
  );
  return (
    <Dialog title={title} width={560} isOpen onOpenChange={leave} footer={footer}>
      <Stack gap="md">
        {children}
        <KeptForm
          keptAs={`${keptAs}-${stage}`}
          key={`form ${stage}`}
          ref={handle}
          id={id}
          mode="add"
          columns={1}
          fields={fields}
          values={values}
          sources={sources}
          validate={validate}
          onSubmit={send}
        />
        <FocusIn key={`focus ${stage}`} field={`${id}-${fields[0]?.name ?? ''}`} />
      </Stack>
    </Dialog>
  );
}
