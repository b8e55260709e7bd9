import { useLingui } from '@lingui/react';
import type { PageRoute } from '../routes.ts';
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
  useTitle(i18n._(page.title));
  return <Screen key={page.path} load={page.load} />;
}
