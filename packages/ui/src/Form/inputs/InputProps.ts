import type { FunctionComponent } from 'react';
import type { FieldProps } from '../../Field/FieldProps.ts';
import type { FormField } from '../FormField.ts';
import type { FormSources } from '../FormSources.ts';

/** What every input of a form takes. */
export type CommonProps = Pick<
  FieldProps<unknown, HTMLElement>,
  'label' | 'description' | 'errorMessage' | 'isRequired' | 'isReadOnly' | 'isCompact' | 'name' | 'id' | 'onBlur'
>;

/** What it takes to draw the input of a field. */
export interface InputProps {
  /** The field. */
  field: FormField;
  /** Label, hint, error and marks. */
  common: CommonProps;
  /** Current value. */
  value: unknown;
  /** What the value is called, where the record says so. */
  valueLabel: string | undefined;
  /** Called with the new value. */
  onChange: (value: unknown) => void;
  /** Value of the field that narrows what is chosen from; empty without one. */
  within: string;
  /** Where choices come from and files go. */
  sources: FormSources;
  /** Called with the number of files of the field that are not part of its value yet. */
  onPendingChange: (count: number, uploading: number) => void;
  /** What draws the inputs inside of a value that has fields of its own. */
  part?: Input;
  /** Puts a value into another field, as if it were typed. */
  onFill: (name: string, value: unknown) => void;
}

/** What draws the input of a field. */
export type Input = FunctionComponent<InputProps>;
