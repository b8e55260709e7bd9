import { useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useRef, useState } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { NativeButton } from '../Button/NativeButton.tsx';
import { CaptchaField } from '../CaptchaField/CaptchaField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { form } from './LoginPanel.css.ts';

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

/** Props of LoginForm. */
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
type Entry = keyof LoginValues;

/** Asks for account, password and captcha; focus goes to the first gap. */
export function LoginForm({ captcha, notice, errorText, onSubmit }: LoginFormProps) {
  const { t } = useLingui();
  const [values, setValues] = useState(empty);
  const [missing, setMissing] = useState<readonly Entry[]>([]);
  const [refusal, setRefusal] = useState<{ reason: unknown }>();
  const [isPending, setPending] = useState(false);
  const inputs = useRef<Partial<Record<Entry, HTMLInputElement | null>>>({});
  const entries: readonly Entry[] = captcha ? ['account', 'password', 'captcha'] : ['account', 'password'];

  const field = (name: Entry, message: string) => ({
    name,
    value: values[name],
    onChange: (value: string) => {
      setValues((before) => ({ ...before, [name]: value }));
      setMissing((before) => before.filter((other) => other !== name));
    },
    ref: (input: HTMLInputElement | null) => {
      inputs.current[name] = input;
    },
    ...(missing.includes(name) && { errorMessage: message }),
  });
  const another = () => {
    setValues((before) => ({ ...before, captcha: '' }));
    captcha?.onRefresh();
  };
  const enter = async () => {
    setPending(true);
    setRefusal(undefined);
    try {
      await onSubmit({ ...values, account: values.account.trim(), captcha: values.captcha.trim() });
    } catch (reason) {
      setRefusal({ reason });
      another();
      inputs.current[captcha ? 'captcha' : 'password']?.focus();
    } finally {
      setPending(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending) return;
    const gaps = entries.filter((name) => values[name].trim() === '');
    setMissing(gaps);
    const [first] = gaps;
    if (first === undefined) void enter();
    else inputs.current[first]?.focus();
  };
  const said = refusal && (errorText ? errorText(refusal.reason) : refusal.reason instanceof Error ? refusal.reason.message : '');
  const failure = refusal ? said || t`没有完成登录，请检查网络后重试。` : captcha?.fault;
  return (
    <form className={form} onSubmit={submit} noValidate aria-label={t`登录`}>
      {failure !== undefined && <Alert tone="critical">{failure}</Alert>}
      {failure === undefined && notice !== undefined && <Alert tone="warning">{notice}</Alert>}
      <TextField {...field('account', t`请输入账号`)} label={t`账号`} autoComplete="username" autoFocus isRequired />
      <PasswordField {...field('password', t`请输入密码`)} label={t`密码`} isRequired />
      {captcha && <CaptchaField {...field('captcha', t`请输入验证码`)} label={t`验证码`} image={captcha.image} isRefreshing={captcha.isRefreshing ?? false} onRefresh={another} isRequired />}
      <NativeButton isSubmit variant="primary" isPending={isPending}>{t`登录`}</NativeButton>
    </form>
  );
}
