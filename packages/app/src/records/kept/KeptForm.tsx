import { Form, type FormProps } from '@lattice/ui/Form';
import { useState } from 'react';
import { draftOf } from './draftOf.ts';

interface KeptFormProps extends Omit<FormProps, 'draft'> {
  /** Names what is filled in, such as a register and the id of its record; read once, like the values. */
  keptAs: string;
}

/** The form of the application: what is typed into it is found again after a reload, until it is sent. */
export function KeptForm({ keptAs, ...form }: KeptFormProps) {
  const [draft] = useState(() => draftOf(keptAs));
  return <Form {...form} draft={draft} />;
}
