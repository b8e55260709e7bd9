import '@lattice/ui/theme/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { startLanguage } from './base/i18n.ts';
import { startZone } from './base/startZone.ts';
import { bringFirstPage } from './layout/bringPage.ts';
import { refreshAccent } from './base/refreshAccent.ts';
import { recordError, recordErrors } from './features/errorLog/recordErrors.ts';
import { syncTabs } from './session/syncTabs.ts';

const root = document.getElementById('root');
if (root === null)
  throw new Error(
    'The page has no element #root, so the application has no place. Serve the index.html of this build.',
  );

const show = () =>
  createRoot(root, {
    onCaughtError: (error, { componentStack }) => recordError('render', error, componentStack),
    // React recovers from such errors by rendering again; the wrapper's message says nothing, so its cause is logged.
    onRecoverableError: (error, { componentStack }) =>
      recordError('render', error instanceof Error ? (error.cause ?? error) : error, componentStack),
  }).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
/** The page's first script, boot.js, has the words for it. */
const giveUp = () => document.dispatchEvent(new Event('lattice:not-started'));

// Where the browser is too old, browserFloor.js says so instead.
if (document.documentElement.dataset.browser !== 'old') {
  startZone();
  recordErrors();
  syncTabs();
  bringFirstPage();
  refreshAccent();
  startLanguage().then(show, giveUp);
}
