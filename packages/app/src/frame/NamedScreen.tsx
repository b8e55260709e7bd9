import { useLingui } from '@lingui/react';
import { use } from 'react';
import { useParams } from 'react-router';
import { useSnapshot } from 'valtio';
import type { PageRoute } from '../routes.ts';
import { PageKey } from './PageKey.ts';
import { pageNames } from './pageNames.ts';
import { pageTitle } from './pageTitle.ts';
import { Screen } from './Screen.tsx';
import { useTitle } from './useTitle.ts';

/** Props of NamedScreen. */
export interface NamedScreenProps {
  /** The page to show. */
  page: PageRoute;
}

/** A page whose label names the window. */
export function NamedScreen({ page }: NamedScreenProps) {
  const { i18n } = useLingui();
  const name = useSnapshot(pageNames)[use(PageKey)];
  const params = { name, ...useParams() };
  useTitle(pageTitle({ page, params }, i18n));
  return <Screen key={page.path} load={page.load} />;
}
