import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { I18nProvider as AriaI18nProvider } from 'react-aria-components/I18nProvider';
import { RouterProvider } from 'react-router/dom';
import { useSnapshot } from 'valtio';
import { languageTag } from './i18n.ts';
import { preferences } from './preferences.ts';
import { router } from './router.tsx';

/** The application: its language and its pages. */
export function App() {
  const { language } = useSnapshot(preferences);
  return (
    <I18nProvider i18n={i18n}>
      <AriaI18nProvider locale={languageTag(language)}>
        <RouterProvider router={router} />
      </AriaI18nProvider>
    </I18nProvider>
  );
}
