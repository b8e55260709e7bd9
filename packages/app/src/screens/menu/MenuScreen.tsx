import { Empty } from '@lattice/ui/Empty';
import { Page } from '@lattice/ui/Page';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { Navigate, useLocation } from 'react-router';
import { PageSkeleton } from '../../frame/PageSkeleton.tsx';
import { Screen } from '../../frame/Screen.tsx';
import { ScreenFault } from '../../frame/ScreenFault.tsx';
import { useTitle } from '../../frame/useTitle.ts';
import { leaves, trailTo } from '../../menu/MenuEntry.ts';
import { screenAt } from '../../menu/screenAt.tsx';
import { useMenu } from '../../menu/useMenu.ts';

/** The screen of a menu path; a path outside of the person's menu leads to the error pages. */
export function MenuScreen() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const { data, error, refetch } = useMenu();
  const load = useMemo(() => screenAt(pathname), [pathname]);
  const entry = data === undefined ? undefined : trailTo(data, pathname).at(-1);
  useTitle(entry?.label ?? '');
  if (data === undefined) return error === null ? <PageSkeleton /> : <ScreenFault error={error} onRetry={() => void refetch()} />;
  if (entry === undefined) return <Navigate to={load === null ? '/404' : '/403'} replace state={{ from: pathname }} />;
  const first = leaves(entry.children).find(({ isExternal }) => !isExternal);
  if (first !== undefined) return <Navigate to={first.to} replace />;
  if (load !== null) return <Screen key={pathname} load={load} />;
  return (
    <Page title={entry.label}>
      <Empty title={t`此页面尚未提供`} description={t`菜单中有这一项，但当前版本没有对应的页面。请联系管理员。`} />
    </Page>
  );
}
