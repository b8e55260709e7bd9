import { type ComponentType, useMemo } from 'react';
import { useLocation } from 'react-router';
import { useSnapshot } from 'valtio';
import { lazyPart } from '@lattice/ui/lazyPart';
import { PageSkeleton } from '../../features/screen/PageSkeleton.tsx';
import { Redirect } from '../../navigation/Redirect.tsx';
import { Screen } from '../../features/screen/Screen.tsx';
import { answerOf } from '../../features/screen/answerOf.tsx';
import { useTitle } from '../../navigation/useTitle.ts';
import { type MenuEntry, leaves, pathKey, trailTo } from '../../navigation/MenuEntry.ts';
import { pageNames } from '../../navigation/pageNames.ts';
import { recordAt } from '../../navigation/recordAddress.ts';
import { session } from '../../session/session.ts';
import { screenAt } from './screenAt.tsx';
import { useMenu } from '../../navigation/useMenu.ts';

const RecordScreen = lazyPart(async () => (await import('./RecordScreen.tsx')).RecordScreen);

const MovedScreen = lazyPart(async () => (await import('./MovedScreen.tsx')).MovedScreen);

const missing = (entry: MenuEntry) => async (): Promise<ComponentType> => {
  const { MissingScreen } = await import('./MissingScreen.tsx');
  return () => <MissingScreen entry={entry} />;
};

/**
 * The screen of a menu path, or of a record of its register; a path outside of the person's menu leads to the error
 * pages.
 */
export function MenuScreen() {
  const { pathname } = useLocation();
  const { data, fault } = answerOf(useMenu());
  const record = useMemo(() => recordAt(pathname), [pathname]);
  const own = data === undefined ? undefined : trailTo(data, pathname).at(-1);
  const isRecord = own === undefined && record !== null && screenAt(record.path) !== null;
  const place = isRecord ? `/${record.path}` : pathname;
  const load = useMemo(() => screenAt(place), [place]);
  const entry = data === undefined ? undefined : trailTo(data, place).at(-1);
  const { [pathKey(pathname)]: name = '' } = useSnapshot(pageNames);
  useTitle(isRecord && name !== '' ? name : (entry?.label ?? ''));
  if (data === undefined) return fault ?? <PageSkeleton />;
  if (entry === undefined && load === null && session.abilities.length === 0) return <MovedScreen address={pathname} />;
  if (entry === undefined) return <Redirect to={load === null ? '/404' : '/403'} from={pathname} />;
  const first = leaves(entry.children).find(({ isExternal }) => !isExternal);
  if (first !== undefined) return <Redirect to={first.to} />;
  const screen = <Screen key={place} load={load ?? missing(entry)} />;
  return isRecord ? (
    <RecordScreen key={pathname} {...record} label={entry.label}>
      {screen}
    </RecordScreen>
  ) : (
    screen
  );
}
