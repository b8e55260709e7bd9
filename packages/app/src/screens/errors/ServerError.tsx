import { useLingui } from '@lingui/react/macro';
import { ErrorPage } from './ErrorPage.tsx';

/** The server failed. */
export function ServerError() {
  const { t } = useLingui();
  return <ErrorPage code="500" title={t`服务器出错了`} canRetry>{t`服务器没有完成这次请求，已保存的数据不受影响。请稍后再试；如再次出现，请联系管理员。`}</ErrorPage>;
}
