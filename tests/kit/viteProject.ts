import { type Versions, ownVersions } from './install.ts';
import { readmeFile } from './readmeFiles.ts';

const html = `<!doctype html>
<html lang="zh-CN" data-theme="town">
  <head><meta charset="utf-8"><title>blank</title><link rel="icon" href="data:,"></head>
  <body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body>
</html>
`;

const main = `import '@lattice/ui/theme/global.css';
import './town.css';
import { Button } from '@lattice/ui/Button';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { People } from './People';
import { tokens } from './town.css';
import { messages } from './words';

i18n.loadAndActivate({ locale: 'es', messages });

function App() {
  return (
    <I18nProvider i18n={i18n}>
      <Button variant="primary">登记</Button>
      <output>{tokens.normal.accent}</output>
      <People />
    </I18nProvider>
  );
}
createRoot(document.getElementById('root')!).render(<StrictMode><App /></StrictMode>);
`;

/** The files of a Vite project that follows the README of the kit: a list, a theme and a language of its own. */
export const viteFiles = (people: string): Readonly<Record<string, string>> => ({
  'index.html': html,
  'vite.config.ts': readmeFile('vite.config.ts'),
  'src/main.tsx': main,
  'src/first.tsx': readmeFile('src/first.tsx'),
  'src/town.css.ts': readmeFile('src/town.css.ts'),
  'src/words.ts': readmeFile('src/words.ts'),
  'src/People.tsx': readmeFile('src/People.tsx').replace('http://localhost:3000', people),
});

const compiler = {
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    types: ['vite/client'],
  },
  include: ['src'],
};

/** What a Vite project has before it follows the README. */
export const viteStart: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ name: 'blank', private: true, type: 'module' }),
  'tsconfig.json': JSON.stringify(compiler),
};

/** Its tools: those of this repository, and the types of the oldest React. */
export const viteTools: Versions = {
  ...ownVersions(['vite', '@vitejs/plugin-react', '@vanilla-extract/vite-plugin', 'typescript']),
  '@types/react': '19.0.14',
  '@types/react-dom': '19.0.6',
};
