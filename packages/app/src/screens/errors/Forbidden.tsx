import { useLingui } from '@lingui/react/macro';
import { ErrorPage } from './ErrorPage.tsx';

/** The page exists, but not for this person. */
export function Forbidden() {
  const { t } = useLingui();
  return <ErrorPage code="403" title={t`没有权限查看此页面`} canRetry>{t`此页面不在您的菜单中。如工作需要，请联系管理员开通后再试。`}</ErrorPage>;
}
