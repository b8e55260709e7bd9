import '@lattice/ui/theme/global.css';
import '../../../themes/default.css.ts';
import { i18n } from '@lingui/core';
import type { Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';

/** Draws a page of the bench in Chinese, in the default theme. */
export function draw(page: ReactElement): void {
  const [catalog = {}] = Object.values(
    import.meta.glob<Messages>('../../../locales/zh.po', { eager: true, import: 'messages' }),
  );
  i18n.loadAndActivate({ locale: 'zh', messages: catalog });
  const root = document.querySelector('#root');
  if (root) createRoot(root).render(<I18nProvider i18n={i18n}>{page}</I18nProvider>);
}
