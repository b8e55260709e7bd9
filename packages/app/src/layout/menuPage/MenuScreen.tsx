import { type ComponentType, useMemo } from 'react';
import { useLocation } from 'react-router';
import { PageSkeleton } from '../../features/screen/PageSkeleton.tsx';
import { Redirect } from '../../navigation/Redirect.tsx';
import { Screen } from '../../features/screen/Screen.tsx';
import { ScreenFault } from '../../features/screen/ScreenFault.tsx';
import { useTitle } from '../../navigation/useTitle.ts';
import { type MenuEntry, leaves, trailTo } from '../../navigation/MenuEntry.ts';
import { screenAt } from './screenAt.tsx';
import { useMenu } from '../../navigation/useMenu.ts';

const missing = (entry: MenuEntry) => async (): Promise<ComponentType> => {
  const { MissingScreen } = await import('./MissingScreen.tsx');
  return () => <MissingScreen entry={entry} />;
};

/** The screen of a menu path; a path outside of the person's menu leads to the error pages. */
export function MenuScreen() {
  const { pathname } = useLocation();
  const { data, error, refetch } = useMenu();
  const load = useMemo(() => screenAt(pathname), [pathname]);
  const entry = data === undefined ? undefined : trailTo(data, pathname).at(-1);
  useTitle(entry?.label ?? '');
  if (data === undefined)
    return error === null ? <PageSkeleton /> : <ScreenFault error={error} onRetry={() => void refetch()} />;
  if (entry === undefined) return <Redirect to={load === null ? '/404' : '/403'} from={pathname} />;
  const first = leaves(entry.children).find(({ isExternal }) => !isExternal);
  if (first !== undefined) return <Redirect to={first.to} />;
  return <Screen key={pathname} load={load ?? missing(entry)} />;
}
