import { Activity, memo, use, useLayoutEffect } from 'react';
import { type Location, useLocation, useRoutes } from 'react-router';
import { useSnapshot } from 'valtio';
import { PageKey } from '../../navigation/PageKey.ts';
import { MemberPages } from './MemberPages.ts';
import { pathKey } from '../../navigation/MenuEntry.ts';
import { pages, pagesAt, showPage } from '../../navigation/pages.ts';
import { useScrollPlace } from './useScrollPlace.ts';

const PageView = memo(({ location }: { location: Location }) => useRoutes(use(MemberPages), location));

/**
 * The page shown, and behind it those of the other tags with their state; what is behind neither acts nor reads the
 * address.
 */
export function PageStack() {
  const location = useLocation();
  const { kept } = useSnapshot(pages);
  const shown = pathKey(location.pathname);
  const drawn = pagesAt(kept, location);
  useLayoutEffect(() => showPage(location), [location]);
  useScrollPlace(shown, drawn.find(({ key }) => key === shown)?.serial ?? 0);
  return drawn.map((page) => (
    <Activity key={`${page.key} ${page.serial}`} mode={page.key === shown ? 'visible' : 'hidden'}>
      <PageKey value={page.key}>
        <PageView location={page.location} />
      </PageKey>
    </Activity>
  ));
}
