import { useLingui } from '@lingui/react/macro';
import { ErrorPage } from './ErrorPage.tsx';

/** Nothing is at this address. */
export function NotFound() {
  const { t } = useLingui();
  return <ErrorPage code="404" title={t`页面不存在`}>{t`地址可能输入有误，或页面已被移走。请从菜单中选择，或回到首页。`}</ErrorPage>;
}
