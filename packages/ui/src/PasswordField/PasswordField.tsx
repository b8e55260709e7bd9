import { useLingui } from '@lingui/react/macro';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import * as css from '../Field/Field.css.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { LEAST_LENGTH } from './strength.ts';
import { StrengthMeter } from './StrengthMeter.tsx';

export { passwordRules } from './strength.ts';

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'suffix' | 'maxLength' | 'isReadOnly' | 'onKeyDown'
> {
  /** Whether the password is known or being chosen; default 'current-password'. */
  autoComplete?: 'current-password' | 'new-password';
  /** Shows under a password being chosen how strong it is, and which rules it keeps; default false. */
  hasStrength?: boolean;
  /** Account that the password must not contain; none by default. */
  account?: string;
  /** How long a password being chosen is at least; default 8. */
  leastLength?: number;
}

/** A password, hidden until its button reveals it; says when Caps Lock is on. */
export function PasswordField({
  autoComplete = 'current-password',
  description,
  onBlur,
  hasStrength = false,
  account = '',
  leastLength = LEAST_LENGTH,
  ...field
}: PasswordFieldProps) {
  const { t } = useLingui();
  const [isRevealed, setRevealed] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const Eyes = isRevealed ? EyeOff : Eye;
  const input = (
    <TextField
      {...field}
      type={isRevealed ? 'text' : 'password'}
      autoComplete={autoComplete}
      description={hasCapsLock ? t`大写锁定已打开` : description}
      onKeyDown={(event) => setCapsLock(event.getModifierState('CapsLock'))}
      onBlur={() => {
        setCapsLock(false);
        onBlur?.();
      }}
      suffix={
        <button
          type="button"
          className={css.action}
          aria-pressed={isRevealed}
          aria-label={t`显示密码`}
          title={isRevealed ? t`隐藏密码` : t`显示密码`}
          disabled={field.isDisabled}
          onClick={() => setRevealed(!isRevealed)}
        >
          <Eyes size="1.15em" aria-hidden />
        </button>
      }
    />
  );
  return hasStrength ? (
    <div>
      {input}
      <StrengthMeter password={field.value} account={account} leastLength={leastLength} />
    </div>
  ) : (
    input
  );
}
