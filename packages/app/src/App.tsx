import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { BrowserRouter } from 'react-router';
import { Pages } from './Pages.tsx';
import { bringPage } from './layout/bringPage.ts';
import { Address } from './navigation/Address.tsx';

/** The application: its language and its pages. */
export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <BrowserRouter>
        <Address onAhead={bringPage}>
          <Pages />
        </Address>
      </BrowserRouter>
    </I18nProvider>
  );
}
