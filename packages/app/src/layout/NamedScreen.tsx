import { useLingui } from '@lingui/react';
import { use, useMemo } from 'react';
import { useParams } from 'react-router';
import { useSnapshot } from 'valtio';
import type { Page } from '../navigation/Page.ts';
import { PageKey } from '../navigation/PageKey.ts';
import { pageNames } from '../navigation/pageNames.ts';
import { pageTitle } from '../navigation/pageTitle.ts';
import { Screen } from '../features/screen/Screen.tsx';
import { useTitle } from '../navigation/useTitle.ts';

interface NamedScreenProps {
  /** The page to show. */
  page: Page;
}

/** A page whose label names the window. */
export function NamedScreen({ page }: NamedScreenProps) {
  const { i18n } = useLingui();
  const name = useSnapshot(pageNames)[use(PageKey)];
  const params = { name, ...useParams() };
  useTitle(pageTitle({ page, params }, i18n));
  const load = useMemo(
    () =>
      page.isOfMenu === true ? async () => (await import('./menuPage/pageOfMenu.tsx')).pageOfMenu(page) : page.load,
    [page],
  );
  return <Screen key={page.path} load={load} />;
}
