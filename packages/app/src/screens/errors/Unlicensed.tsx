import { useLingui } from '@lingui/react/macro';
import { ErrorScreen } from './ErrorScreen.tsx';

/** The server has no licence (code 5000). */
export function Unlicensed() {
  const { t } = useLingui();
  return <ErrorScreen code={5000} title={t`系统未授权`}>{t`服务器没有有效的授权，因此已退出登录。请联系管理员完成授权后重新登录。`}</ErrorScreen>;
}
