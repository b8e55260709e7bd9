import { useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useEffect, useState } from 'react';
import { NativeButton } from '../Button/NativeButton.tsx';
import { CaptchaField } from '../CaptchaField/CaptchaField.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FormNotice } from './FormNotice.tsx';
import type { LoginCaptcha, LoginFormProps } from './LoginForm.tsx';
import { form, send } from './LoginPanel.css.ts';
import { useEntries } from './useEntries.ts';

/** Seconds until another code may be asked for. */
const PAUSE = 60;

/** What a person enters to sign in by phone. */
export interface PhoneValues {
  /** 11 digits. */
  phone: string;
  /** The text of the picture, needed to have a code sent. */
  captcha: string;
  /** The code that came by short message; '' while it is asked for. */
  code: string;
}

export interface PhoneFormProps extends Pick<LoginFormProps, 'errorText'> {
  captcha: LoginCaptcha;
  /** Has a code sent to the number; what a rejection says is shown. */
  onSendCode: (values: Omit<PhoneValues, 'code'>) => Promise<void>;
  /** Signs in by the code that came; what a rejection says is shown. */
  onSubmit: (values: Pick<PhoneValues, 'phone' | 'code'>) => Promise<void>;
}

/**
 * Asks for a number, a captcha and the code that comes by short message; it does not say whether anybody has the
 * number.
 */
export function PhoneForm({ captcha, errorText, onSendCode, onSubmit }: PhoneFormProps) {
  const { t } = useLingui();
  const { values, field, put, focus, hasAll, refusal, isPending, attempt } = useEntries<keyof PhoneValues>({
    phone: '',
    captcha: '',
    code: '',
  });
  const [pause, setPause] = useState(0);
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    if (pause === 0) return undefined;
    const timer = setTimeout(() => setPause(pause - 1), 1000);
    return () => clearTimeout(timer);
  }, [pause]);
  const another = () => {
    put('captcha', '');
    captcha.onRefresh();
  };
  const ask = async () => {
    if (pause > 0 || isPending || !hasAll(['phone', 'captcha'])) return;
    const isDone = await attempt(
      () => onSendCode({ phone: values.phone, captcha: values.captcha.trim() }),
      () => focus('captcha'),
    );
    another();
    if (!isDone) return;
    setSent(true);
    setPause(PAUSE);
    focus('code');
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isSent) void ask();
    else if (!isPending && hasAll(['phone', 'code']))
      void attempt(
        () => onSubmit({ phone: values.phone, code: values.code.trim() }),
        () => focus('code'),
      );
  };
  return (
    <form className={form} onSubmit={submit} noValidate aria-label={t`手机登录`}>
      <FormNotice
        refusal={refusal}
        fault={captcha.fault}
        notice={isSent ? t`如果该手机号已登记，短信验证码稍后送达，5 分钟内有效。` : undefined}
        errorText={errorText}
      />
      <PhoneField {...field('phone', t`请输入手机号码`)} label={t`手机号码`} autoComplete="tel-national" isRequired />
      <CaptchaField
        {...field('captcha', t`请输入验证码`)}
        label={t`验证码`}
        image={captcha.image}
        isRefreshing={captcha.isRefreshing ?? false}
        onRefresh={another}
        isRequired={!isSent}
      />
      <TextField
        {...field('code', t`请输入短信验证码`)}
        label={t`短信验证码`}
        inputMode="numeric"
        autoComplete="one-time-code"
        isRequired
        suffix={
          <button type="button" className={send} aria-disabled={pause > 0} onClick={() => void ask()}>
            {pause > 0 ? t`${pause} 秒后可重新获取` : t`获取验证码`}
          </button>
        }
      />
      <NativeButton isSubmit variant="primary" isPending={isPending}>{t`登录`}</NativeButton>
    </form>
  );
}
