import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { focusById } from '../../Field/focusById.ts';
import type { FormField } from '../FormField.ts';
import type { FieldError, FormValues } from '../FormValues.ts';
import { readRefusal } from './refusal.ts';
import { sentValues } from '../values.ts';

/** What there is to tell of the last attempt. */
export interface Attempt {
  /** Errors of fields, in the order of the fields. */
  errors: readonly FieldError[];
  /** What is wrong beyond the fields; '' for nothing. */
  message: string;
}

/**
 * Sends a form once at a time; what is refused comes back as errors, and focus goes to the first wrong field, else to
 * where the reason is told. `check` gives the values without sending them, null where they are wrong; `fail` tells a
 * refusal from outside.
 */
export function useSubmit(
  form: UseFormReturn<FormValues>,
  fields: readonly FormField[],
  record: FormValues,
  idOf: (name: string) => string,
  told: RefObject<HTMLElement | null>,
  onSubmit: (values: FormValues) => Promise<void>,
  /** What is waited for before the check, and what follows when values are sent. */
  { before, after }: { before: () => Promise<void>; after: (values: FormValues) => void },
) {
  const { t } = useLingui();
  const [attempt, setAttempt] = useState<Attempt>({ errors: [], message: '' });
  const led = useRef(attempt);
  useEffect(() => {
    if (led.current === attempt) return;
    led.current = attempt;
    const { errors, message } = attempt;
    if (!errors.some(({ field }) => focusById(idOf(field))) && (message !== '' || errors.length > 0))
      told.current?.focus();
  }, [attempt, idOf, told]);
  const [isSending, setSending] = useState(false);
  const isLocked = useRef(false);
  const tell = (found: readonly FieldError[], message: string) => {
    const place = (name: string) => fields.findIndex((field) => field.name === name);
    const errors = [...found].sort((a, b) => place(a.field) - place(b.field));
    setAttempt({ errors, message });
  };
  const fail = (reason: unknown) => {
    const { fieldErrors, message } = readRefusal(reason, new Set(fields.map((field) => field.name)), t`；`);
    for (const { field, message: text } of fieldErrors) form.setError(field, { type: 'server', message: text });
    tell(fieldErrors, message);
  };
  const send = async (values: FormValues) => {
    setAttempt({ errors: [], message: '' });
    try {
      await onSubmit(sentValues(fields, values, record));
      after(values);
      form.reset(values, { keepValues: true });
    } catch (reason) {
      fail(reason);
    }
  };
  const refuse = (errors: FieldErrors<FormValues>) =>
    tell(
      Object.entries(errors).map(([field, error]) => ({ field, message: error?.message ?? '' })),
      '',
    );
  const submit = async () => {
    if (isLocked.current) return;
    isLocked.current = true;
    setSending(true);
    try {
      await before();
      await form.handleSubmit(send, refuse)();
    } finally {
      isLocked.current = false;
      setSending(false);
    }
  };
  const check = async (): Promise<FormValues | null> => {
    let found: FormValues | null = null;
    const keep = (values: FormValues) => {
      setAttempt({ errors: [], message: '' });
      found = sentValues(fields, values, record);
    };
    await before();
    await form.handleSubmit(keep, refuse)();
    return found;
  };
  return { attempt, isSending, submit, check, fail };
}
