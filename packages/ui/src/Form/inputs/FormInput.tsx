import { looksOf } from '../../kinds/looksOf.ts';
import { PasswordField } from '../../PasswordField/PasswordField.tsx';
import { TextField } from '../../TextField/TextField.tsx';
import { inputsByHint } from './inputsByHint.tsx';
import { inputs } from './inputs.tsx';
import type { Input, InputProps } from './InputProps.ts';
import { readWords } from './readWords.ts';

const SecretInput: Input = ({ common: { isReadOnly: _isReadOnly, ...common }, value, onChange }) => (
  <PasswordField {...common} autoComplete="new-password" value={String(value ?? '')} onChange={onChange} />
);

/**
 * The input of a field by what it asks for, else by its kind; words where nothing can be changed and words are enough.
 */
export function FormInput(props: InputProps) {
  const { field, common, value, onChange } = props;
  const words = common.isReadOnly === true ? readWords(field, value) : null;
  if (words !== null) return <TextField {...common} value={words} onChange={onChange} />;
  const { input } = looksOf(field);
  const OfKind = typeof input === 'string' ? inputs[input] : input;
  const Usual = field.input === undefined ? OfKind : inputsByHint[field.input];
  const Own = field.secret === true && common.isReadOnly !== true ? SecretInput : Usual;
  return <Own {...props} part={FormInput} />;
}
