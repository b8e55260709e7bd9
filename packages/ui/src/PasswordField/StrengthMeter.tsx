import { useLingui } from '@lingui/react/macro';
import { Check, Circle } from 'lucide-react';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { passwordRules, passwordStrength } from './strength.ts';
import * as css from './StrengthMeter.css.ts';

interface StrengthMeterProps {
  /** The password. */
  password: string;
  /** The account that must not be part of it, '' for none. */
  account: string;
  /** How long it is at least. */
  leastLength: number;
}

/** How strong a password is, as a bar and a word, and which rules it keeps. */
export function StrengthMeter({ password, account, leastLength }: StrengthMeterProps) {
  const { t } = useLingui();
  const strength = passwordStrength(password, account, leastLength);
  const words = [password === '' ? t`未填写` : t`太短`, t`弱`, t`中`, t`强`];
  const sentences = {
    length: t`至少 ${leastLength} 位`,
    classes: t`大写、小写、数字、符号中至少三种`,
    account: t`不含账号`,
    pattern: t`没有连续、重复或常见的组合`,
  };
  return (
    <div className={css.meter}>
      <div className={css.line}>
        <span className={css.bar} aria-hidden>
          {([1, 2, 3] as const).map((part) => (
            <span key={part} className={css.parts[part <= strength ? strength : 0]} />
          ))}
        </span>
        <span role="status">{t`密码强度：${words[strength] ?? ''}`}</span>
      </div>
      <ul className={css.rules}>
        {passwordRules(password, account, leastLength).map(({ id, isKept }) => (
          <li key={id} className={css.rule} data-kept={isKept || undefined}>
            {isKept ? <Check size="1em" aria-hidden /> : <Circle size="0.8em" aria-hidden />}
            {sentences[id]}
            <span className={visuallyHidden}>{isKept ? t`（已满足）` : t`（未满足）`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
