import { createContext } from 'react';
import type { Control } from 'react-hook-form';
import type { FormSources } from './FormSources.ts';
import type { FormValues } from './FormValues.ts';
import type { Masks } from './useMasks.ts';

/** What the items of a form share. */
export interface FormShared {
  /** Keeps values and errors. */
  control: Control<FormValues>;
  /** Where choices come from and files go. */
  sources: FormSources;
  /** Nothing can be changed. */
  isView: boolean;
  /** Columns of the form on wide screens. */
  columns: 1 | 2 | 3;
  /** Id of the input of a field. */
  idOf: (name: string) => string;
  /** The value with which a field began. */
  startOf: (name: string) => unknown;
  /** What the record says that the chosen id of a field is called. */
  titleOf: (name: string, value: unknown) => string | undefined;
  /**
   * Called with the number of files of a field that are not part of its value yet, and how many of them are uploading.
   */
  onPending: (name: string, count: number, uploading: number) => void;
  /** Puts a value into a field, as if it were typed. */
  onFill: (name: string, value: unknown) => void;
  /** Gives the clear value of a field that is shown masked, for a reason. */
  onReveal: ((name: string, reason: string) => Promise<string>) | undefined;
  /** Masked values as they came. */
  masks: Masks;
}

/** Hands it down. */
export const FormContext = createContext<FormShared | null>(null);

/** What is said under fields besides their help, by name. */
export const HintContext = createContext<Readonly<Record<string, string>>>({});
