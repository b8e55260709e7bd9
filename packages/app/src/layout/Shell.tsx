import { Frame, TagBarSkeleton, useSizeClass } from '@lattice/ui/Frame';
import { PageTrail } from '@lattice/ui/Page';
import { ProgressBar } from '@lattice/ui/ProgressBar';
import { useIsFetching } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { setPreference, preferences } from '../base/preferences.ts';
import { Bar } from './Bar.tsx';
import { PageBreadcrumb } from './PageBreadcrumb.tsx';
import { LazyFinders } from './finder/LazyFinders.tsx';
import { DeferredPart } from './DeferredPart.tsx';
import { Menu } from './Menu.tsx';
import { PageStack } from './tabs/PageStack.tsx';
import { Providers } from './Providers.tsx';
import { Toasts } from './Toasts.tsx';
import { useHeadingFocus } from './useHeadingFocus.ts';
import { useGo, usePathname } from '../navigation/Address.tsx';

const loadStaleNotice = () => import('./StaleNotice.tsx').then((m) => m.StaleNotice);
const loadTags = () => import('./tabs/Tags.tsx').then((m) => m.Tags);
const loadCorner = () => import('../features/tasks/TaskCorner.tsx').then((m) => m.TaskCorner);
const loadKeys = () => import('./tools/PageKeys.tsx').then((m) => m.PageKeys);
const loadMeetings = () => import('../features/meeting/MeetingCorner.tsx').then((m) => m.MeetingCorner);
const loadProof = () => import('../features/second/ProofCorner.tsx').then((m) => m.ProofCorner);

function Progress() {
  return <ProgressBar isActive={useIsFetching() > 0} />;
}

/** The frame around every page of a person who is signed in. */
export function Shell() {
  const go = useGo();
  const pathname = usePathname();
  const { sidebar } = useSnapshot(preferences);
  const size = useSizeClass();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const page = useRef<HTMLElement>(null);
  const closeDrawer = useCallback(() => setDrawerOpen(false), []);
  const menu = size === 'laptop' || size === 'desktop' ? sidebar : 'drawer';
  const toggle = () =>
    menu === 'drawer' ? setDrawerOpen(true) : setPreference('sidebar', menu === 'narrow' ? 'wide' : 'narrow');
  useHeadingFocus(page, pathname);
  const trail = useMemo(() => <PageBreadcrumb onNavigate={go} />, [go]);
  return (
    <Providers>
      <Frame
        mainRef={page}
        topBar={<Bar menu={menu} onToggleMenu={toggle} onNavigate={go} />}
        sideBar={<Menu variant={menu} isOpen={isDrawerOpen} onClose={closeDrawer} onNavigate={go} />}
        tagBar={<DeferredPart load={loadTags} fallback={<TagBarSkeleton />} />}
      >
        <Progress />
        <PageTrail value={trail}>
          <DeferredPart load={loadStaleNotice} />
          <PageStack />
        </PageTrail>
      </Frame>
      <LazyFinders />
      <DeferredPart load={loadCorner} />
      <DeferredPart load={loadKeys} />
      <DeferredPart load={loadProof} />
      <DeferredPart load={loadMeetings} />
      <Toasts />
    </Providers>
  );
}
