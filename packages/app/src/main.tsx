import '@lattice/ui/theme/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { startLanguage } from './i18n.ts';
import { keepAccent } from './keepAccent.ts';
import { recordError, recordErrors } from './recordErrors.ts';
import { followTabs } from './session/followTabs.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element #root, so the application has no place. Serve the index.html of this build.');

const show = () =>
  createRoot(root, { onCaughtError: (error, { componentStack }) => recordError('render', error, componentStack) }).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
const giveUp = () => {
  root.textContent = '页面没有加载完成，请检查网络后刷新。The page did not load. Check the network and reload.';
};

recordErrors();
followTabs();
keepAccent();
startLanguage().then(show, giveUp);
