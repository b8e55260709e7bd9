import { Frame, useSizeClass } from '@lattice/ui/Frame';
import { ProgressBar } from '@lattice/ui/ProgressBar';
import { QueryClientProvider, useIsFetching } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { Outlet, ScrollRestoration, useHref, useLocation, useNavigate, useNavigation } from 'react-router';
import { useSnapshot } from 'valtio';
import { languageTag } from '../i18n.ts';
import { prefer, preferences } from '../preferences.ts';
import { queryClient } from '../queryClient.ts';
import { Bar } from './Bar.tsx';
import { Crumbs } from './Crumbs.tsx';
import { Menu } from './Menu.tsx';
import { Toasts } from './Toasts.tsx';
import { useHeadingFocus } from './useHeadingFocus.ts';

const linking = { useHref };

function Progress() {
  const isFetching = useIsFetching() > 0;
  const isMoving = useNavigation().state !== 'idle';
  return <ProgressBar isActive={isFetching || isMoving} />;
}

/** The frame around every page of a person who is signed in. */
export function Shell() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { language, sidebar } = useSnapshot(preferences);
  const size = useSizeClass();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const page = useRef<HTMLElement>(null);
  const closeDrawer = useCallback(() => setDrawerOpen(false), []);
  const go = useCallback((to: string) => void navigate(to), [navigate]);
  const menu = size === 'laptop' || size === 'desktop' ? sidebar : 'drawer';
  const toggle = () => (menu === 'drawer' ? setDrawerOpen(true) : prefer('sidebar', menu === 'narrow' ? 'wide' : 'narrow'));
  useHeadingFocus(page, pathname);
  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider locale={languageTag(language)}>
        <RouterProvider navigate={go} {...linking}>
          <Progress />
          <Frame
            mainRef={page}
            topBar={<Bar menu={menu} onToggleMenu={toggle} onNavigate={go} />}
            sideBar={<Menu variant={menu} isOpen={isDrawerOpen} onClose={closeDrawer} onNavigate={go} />}
          >
            <Crumbs onNavigate={go} />
            <Outlet />
          </Frame>
          <Toasts />
          <ScrollRestoration />
        </RouterProvider>
      </I18nProvider>
    </QueryClientProvider>
  );
}
