import { useLingui } from '@lingui/react/macro';
import { Alert } from '../Alert/Alert.tsx';

interface FormNoticeProps {
  /** Why the last try was refused; default none was. */
  refusal: { reason: unknown } | undefined;
  /** What else hinders signing in; default nothing. */
  fault?: string | undefined;
  /** Something to know, shown while nothing hinders; default none. */
  notice?: string | undefined;
  /** What a rejection says to the person; default its message. */
  errorText: ((reason: unknown) => string) | undefined;
}

/** What stands above a form of the login panel: why signing in failed, or what to know before. */
export function FormNotice({ refusal, fault, notice, errorText }: FormNoticeProps) {
  const { t } = useLingui();
  const said =
    refusal && (errorText ? errorText(refusal.reason) : refusal.reason instanceof Error ? refusal.reason.message : '');
  const failure = refusal ? said || t`没有完成登录，请检查网络后重试。` : fault;
  if (failure !== undefined) return <Alert tone="critical">{failure}</Alert>;
  return notice === undefined ? null : <Alert tone="warning">{notice}</Alert>;
}
