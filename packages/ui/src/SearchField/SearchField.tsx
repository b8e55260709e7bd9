import { useLingui } from '@lingui/react/macro';
import { Search, X } from 'lucide-react';
import * as css from '../Field/Field.css.ts';
import { isComposing } from '../Field/isComposing.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import * as own from './SearchField.css.ts';

export interface SearchFieldProps extends Omit<
  TextFieldProps,
  'type' | 'prefix' | 'suffix' | 'onKeyDown' | 'maxLength'
> {
  /** Called with the text on Enter (never while an input method composes), and with '' when it is cleared. */
  onSearch?: (value: string) => void;
}

/** A text to search for: Enter searches, Escape clears. */
export function SearchField({ onSearch, value, onChange, ...field }: SearchFieldProps) {
  const { t } = useLingui();
  const clear = () => {
    onChange('');
    onSearch?.('');
  };
  return (
    <TextField
      {...field}
      type="search"
      value={value}
      onChange={onChange}
      prefix={
        <span className={own.icon}>
          <Search size="1.15em" aria-hidden />
        </span>
      }
      suffix={
        value !== '' &&
        !field.isDisabled && (
          <button type="button" className={css.action} tabIndex={-1} aria-label={t`清除${field.label}`} onClick={clear}>
            <X size="1em" aria-hidden />
          </button>
        )
      }
      onKeyDown={(event) => {
        if (isComposing(event.nativeEvent)) return;
        if (event.key === 'Enter' && onSearch !== undefined) {
          event.preventDefault();
          onSearch(event.currentTarget.value);
        }
        if (event.key === 'Escape' && value !== '') {
          event.preventDefault();
          event.stopPropagation();
          clear();
        }
      }}
    />
  );
}
