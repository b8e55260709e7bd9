import { ProgressBar } from '@lattice/ui/ProgressBar';
import { useLingui } from '@lingui/react/macro';
import { QueryClientProvider, useIsFetching } from '@tanstack/react-query';
import { Suspense, lazy, useCallback, useRef, useState } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { Outlet, ScrollRestoration, useHref, useLocation, useNavigate, useNavigation } from 'react-router';
import { useSnapshot } from 'valtio';
import { body, frame, main, sidebar, wide } from '../frame/frame.css.ts';
import { useMedia } from '../frame/useMedia.ts';
import { languageTag } from '../i18n.ts';
import { preferences } from '../preferences.ts';
import { queryClient } from '../queryClient.ts';
import { Crumbs } from './Crumbs.tsx';
import { Drawer } from './Drawer.tsx';
import { skip } from './shell.css.ts';
import { SideMenu } from './SideMenu.tsx';
import { TopBar } from './TopBar.tsx';
import { useHeadingFocus } from './useHeadingFocus.ts';

const ToastRegion = lazy(async () => ({ default: (await import('@lattice/ui/ToastRegion')).ToastRegion }));

const linking = { useHref };

function Progress() {
  const isFetching = useIsFetching() > 0;
  const isMoving = useNavigation().state !== 'idle';
  return <ProgressBar isActive={isFetching || isMoving} />;
}

/** The frame around every page of a person who is signed in. */
export function Shell() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { language, sidebar: width } = useSnapshot(preferences);
  const hasSideBar = useMedia(wide.medium);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const page = useRef<HTMLElement>(null);
  const closeDrawer = useCallback(() => setDrawerOpen(false), []);
  const isNarrow = width === 'narrow';
  useHeadingFocus(page, pathname);
  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider locale={languageTag(language)}>
      <RouterProvider navigate={(to) => void navigate(to)} {...linking}>
        <div className={frame}>
          <a href="#main" className={skip} onClick={(event) => {
            event.preventDefault();
            page.current?.focus();
          }}>{t`跳到正文`}</a>
          <Progress />
          <TopBar hasSideBar={hasSideBar} onOpenDrawer={() => setDrawerOpen(true)} />
          <div className={body}>
            {hasSideBar ? <div className={sidebar} data-narrow={isNarrow || undefined}><SideMenu isNarrow={isNarrow} /></div> : <Drawer isOpen={isDrawerOpen} onClose={closeDrawer} />}
            <main ref={page} id="main" className={main} tabIndex={-1}>
              <Crumbs />
              <Outlet />
            </main>
          </div>
          <Suspense>
            <ToastRegion />
          </Suspense>
        </div>
        <ScrollRestoration />
      </RouterProvider>
      </I18nProvider>
    </QueryClientProvider>
  );
}
