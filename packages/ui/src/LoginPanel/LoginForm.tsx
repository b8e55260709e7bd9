import { useLingui } from '@lingui/react/macro';
import type { SubmitEvent } from 'react';
import { NativeButton } from '../Button/NativeButton.tsx';
import { CaptchaField } from '../CaptchaField/CaptchaField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FormNotice } from './FormNotice.tsx';
import { form } from './LoginPanel.css.ts';
import { useEntries } from './useEntries.ts';

/** What a person enters to sign in. */
export interface LoginValues {
  /** The account, without spaces around it. */
  account: string;
  /** The password as it was typed. */
  password: string;
  /** The text of the picture; '' where none is asked for. */
  captcha: string;
}

/** The picture whose text proves that the user is a person. */
export interface LoginCaptcha {
  /** URL of the picture; '' while there is none. */
  image: string;
  /** Whether another picture is fetched; default false. */
  isRefreshing?: boolean;
  /** Why there is no picture; default none. */
  fault?: string | undefined;
  /** Fetches another picture; also called after each refusal. */
  onRefresh: () => void;
}

export interface LoginFormProps {
  /** The captcha; default none is asked for. */
  captcha?: LoginCaptcha;
  /** Something to know before signing in, such as that the session ended; default none. */
  notice?: string | undefined;
  /** What a rejection says to the person; default its message. */
  errorText?: (reason: unknown) => string;
  /** Signs in; what a rejection says is shown, and the captcha alone is asked again. */
  onSubmit: (values: LoginValues) => Promise<void>;
}

const empty: LoginValues = { account: '', password: '', captcha: '' };

/** Asks for account, password and captcha; focus goes to the first gap. */
export function LoginForm({ captcha, notice, errorText, onSubmit }: LoginFormProps) {
  const { t } = useLingui();
  const { values, field, put, focus, hasAll, refusal, isPending, attempt } = useEntries<keyof LoginValues>({
    ...empty,
  });
  const another = () => {
    put('captcha', '');
    captcha?.onRefresh();
  };
  const refused = () => {
    another();
    focus(captcha ? 'captcha' : 'password');
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending || !hasAll(captcha ? ['account', 'password', 'captcha'] : ['account', 'password'])) return;
    void attempt(
      () => onSubmit({ ...values, account: values.account.trim(), captcha: values.captcha.trim() }),
      refused,
    );
  };
  return (
    <form className={form} onSubmit={submit} noValidate aria-label={t`登录`}>
      <FormNotice refusal={refusal} fault={captcha?.fault} notice={notice} errorText={errorText} />
      <TextField {...field('account', t`请输入账号`)} label={t`账号`} autoComplete="username" autoFocus isRequired />
      <PasswordField {...field('password', t`请输入密码`)} label={t`密码`} isRequired />
      {captcha && (
        <CaptchaField
          {...field('captcha', t`请输入验证码`)}
          label={t`验证码`}
          image={captcha.image}
          isRefreshing={captcha.isRefreshing ?? false}
          onRefresh={another}
          isRequired
        />
      )}
      <NativeButton isSubmit variant="primary" isPending={isPending}>{t`登录`}</NativeButton>
    </form>
  );
}
