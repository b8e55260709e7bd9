import { folderPlants } from './folderPlants.ts';
import { screenPlants } from './screenPlants.ts';
import { zonePlants } from './zonePlants.ts';
import { MAX_LINES } from './layout.ts';

/** A change that a fence has to notice, and its nearest lawful relative. */
export interface Plant {
  /** The fence that has to find it. */
  fence: string;
  /** Files by path; the first one is to be reported. */
  wrong: Record<string, string>;
  /** Files that are in order. */
  right: Record<string, string>;
}

const lines = (count: number) => 'export const x = 1;\n'.repeat(count);
const manifest = JSON.stringify({
  name: '@lattice/ui',
  dependencies: { react: '1' },
  peerDependencies: { 'react-dom': '1' },
});

function arrow(path: string, wrong: string, right: string): Plant {
  return { fence: 'broken arrow', wrong: { [path]: wrong }, right: { [path]: right } };
}

function door(library: string, inside: string, outside: string): Plant {
  const source = `/* 中文 */ export const load = () => import('${library}');`;
  return { fence: 'second door', wrong: { [outside]: source }, right: { [inside]: source } };
}

function words(wrong: Record<string, string>, right: Record<string, string>): Plant {
  return { fence: 'Chinese that cannot be translated', wrong, right };
}

const says = (code: string) => ({ 'packages/server/src/a.ts': code });

/** One planted violation of each kind. */
export const plants: readonly Plant[] = [
  arrow(
    'themes/a.css.ts',
    `import { Button } from '@lattice/ui/Button';`,
    `import { defineTheme } from '@lattice/ui/theme/defineTheme';`,
  ),
  arrow('themes/a.css.ts', `import './b.css.ts';`, `import type { Seeds } from '../packages/ui/src/theme/seeds.ts';`),
  arrow('locales/a.tsx', `import '../themes/dark.css.ts';`, ''),
  arrow(
    'packages/ui/src/A/A.tsx',
    `import type { Row } from '@lattice/api/resource';`,
    `import { b } from '../B/B.tsx';`,
  ),
  arrow(
    'packages/ui/src/A/A.tsx',
    `export { x } from '../../../app/src/x.ts';`,
    `import { b } from 'react-aria-components';`,
  ),
  arrow('packages/ui/src/A/A.tsx', `import '@lattice/api/day';`, `import '@lattice/api/townTime';`),
  arrow('packages/flow/src/a.ts', `import '@lattice/api/day';`, `import '@lattice/api/townTime';`),
  arrow('packages/ui/src/A/A.tsx', `import { join } from 'node:path';`, ''),
  arrow('packages/api/src/a.ts', `import { z } from 'zod';`, `import { text } from './field.ts';`),
  arrow('packages/api/src/a.ts', `const x = await import('@lattice/server/http/createServer');`, ''),
  arrow(
    'packages/server/src/a.ts',
    `import { send } from '@lattice/api/transport';`,
    `import { road } from '@lattice/api/resources/source/roadinfo';`,
  ),
  arrow(
    'packages/server/src/a.ts',
    `import { Button } from '@lattice/ui/Button';`,
    `import { readFile } from 'node:fs/promises';`,
  ),
  arrow(
    'packages/app/src/a.ts',
    `import type { Server } from '@lattice/server/http/createServer';`,
    `import { Button } from '@lattice/ui/Button'; import '../../../themes/dark.css.ts';`,
  ),
  arrow(
    'packages/app/src/fixtures/a.ts',
    `import { handlers } from '../../../server/src/handlers/source/roadinfo.ts';`,
    `import table from '../../../server/src/seeds/blade-system/dictionaries.tsv?raw';`,
  ),
  arrow(
    'scripts/a.ts',
    `import { cell } from '../packages/ui/src/DataTable/cell.tsx';`,
    `import { serve } from '../packages/server/src/start/serve.ts'; import '../vite.shared.ts';`,
  ),
  {
    fence: 'import cycle',
    wrong: {
      'themes/a.ts': `import './b.ts';`,
      'themes/b.ts': `export { c } from './c.ts';`,
      'themes/c.ts': `export const c = () => import('./a.ts');`,
    },
    right: {
      'themes/a.ts': `import './b.ts';`,
      'themes/b.ts': `import './c.ts';`,
      'themes/c.ts': `import type { A } from './a.ts';`,
    },
  },
  door('wretch', 'packages/api/src/transport.ts', 'packages/api/src/bind.ts'),
  door('polyclip-ts', 'packages/api/src/map/areaFaults.ts', 'packages/app/src/records/drawingFaults.ts'),
  door('leaflet/dist/leaflet.css', 'packages/ui/src/MapView/MapView.tsx', 'packages/ui/src/PointField/PointField.tsx'),
  door('bpmn-js/lib/Modeler', 'packages/ui/src/FlowDesigner/modeler.ts', 'packages/app/src/screens/Flow.tsx'),
  door('@electric-sql/pglite', 'packages/server/src/db/pglite.ts', 'packages/server/src/start/serve.ts'),
  door('pg', 'packages/server/src/db/postgres.ts', 'packages/server/src/session.ts'),
  door('@tanstack/react-table', 'packages/ui/src/DataTable/DataTable.tsx', 'packages/app/src/List.tsx'),
  door('@hono/node-server', 'packages/server/src/start/serve.ts', 'packages/server/src/http/createServer.ts'),
  door('react-hook-form', 'packages/ui/src/Form/Form.tsx', 'packages/ui/src/Field/Field.tsx'),
  {
    fence: 'undeclared dependency',
    wrong: {
      'packages/ui/src/a.ts': `import x from 'left-pad/x';`,
      'packages/ui/package.json': manifest,
      'package.json': '{"devDependencies":{"left-pad":"1"}}',
    },
    right: {
      'packages/ui/src/a.ts': `import 'react/jsx-runtime'; import 'react-dom';`,
      'packages/ui/src/a.test.ts': `import 'left-pad';`,
      'packages/ui/package.json': manifest,
      'package.json': '{"devDependencies":{"left-pad":"1"}}',
    },
  },
  {
    fence: 'undeclared dependency',
    wrong: { 'packages/ui/src/a.ts': `import '@lattice/api/mask';`, 'packages/ui/package.json': manifest },
    right: { 'packages/ui/src/a.ts': `import '@lattice/ui/Button';`, 'packages/ui/package.json': manifest },
  },
  { fence: 'vague name', wrong: { 'packages/ui/src/A/Utils.ts': '' }, right: { 'packages/ui/src/A/useful.ts': '' } },
  {
    fence: 'vague name',
    wrong: { 'packages/app/src/common/a.ts': '' },
    right: { 'packages/app/src/commons/a.ts': '' },
  },
  {
    fence: 'strange suffix',
    wrong: { 'packages/ui/src/A/A.module.tsx': '' },
    right: { 'packages/ui/src/A/A.browser.test.tsx': '', 'vitest.config.ts': '', 'packages/ui/src/A/A.css.ts': '' },
  },
  {
    fence: 'barrel',
    wrong: { 'packages/ui/src/A/index.ts': `export * from './A.tsx'; export const x = 1;` },
    right: { 'packages/ui/src/A/a.ts': `export const x = 1; export type { Y } from './y.ts';` },
  },
  {
    fence: 'barrel',
    wrong: { 'packages/ui/src/kit.ts': `export { A } from './A/A.tsx';` },
    right: { 'packages/ui/src/kit.ts': `import { a } from './a.ts'; export const x = a;` },
  },
  {
    fence: 'default export',
    wrong: { 'packages/ui/src/A/A.tsx': 'export default function A() {}' },
    right: { 'packages/ui/src/A/A.stories.tsx': 'export default {};', '.storybook/main.ts': 'export default {};' },
  },
  {
    fence: 'default export',
    wrong: { 'packages/ui/src/A/A.tsx': 'const a = 1; export { a as default };' },
    right: { 'vite.config.ts': 'export default {};' },
  },
  {
    fence: 'file that is too long',
    wrong: { 'packages/ui/src/a.ts': lines(MAX_LINES + 1) },
    right: { 'packages/ui/src/a.ts': lines(MAX_LINES) },
  },
  {
    fence: 'file that is too long',
    wrong: {
      'packages/ui/src/a.ts': lines(MAX_LINES + 1),
      'docs/decisions/0001-b.md': 'Cost: packages/ui/src/b.ts is long.',
    },
    right: {
      'packages/ui/src/a.ts': lines(MAX_LINES + 1),
      'docs/decisions/0001-a.md': 'Cost: packages/ui/src/a.ts is long.',
    },
  },
  {
    fence: 'overgrown plain screens',
    wrong: {
      'packages/app/src/features/register/A.tsx': lines(300),
      'packages/app/src/features/register/B.tsx': lines(300),
      'packages/app/src/features/register/C.tsx': lines(300),
      'packages/app/src/pages/filtered/D.tsx': lines(1),
    },
    right: {
      'packages/app/src/features/register/A.tsx': lines(300),
      'packages/app/src/features/register/B.tsx': lines(300),
      'packages/app/src/features/register/C.tsx': lines(300),
      'packages/app/src/features/register/d.test.ts': lines(100),
      'packages/app/src/screens/event/e.tsx': lines(100),
    },
  },
  {
    fence: 'loose decision',
    wrong: { 'docs/decisions/0001-a.md': 'a\n'.repeat(41) },
    right: { 'docs/decisions/0001-a.md': 'a\n'.repeat(40) },
  },
  { fence: 'loose decision', wrong: { 'docs/decisions/a.md': 'a' }, right: { 'docs/decisions/0002-one-door.md': 'a' } },
  {
    fence: 'silencing comment',
    wrong: { 'packages/ui/src/a.ts': '// TODO later' },
    right: { 'packages/ui/src/a.ts': `const x = '// TODO';` },
  },
  {
    fence: 'silencing comment',
    wrong: { 'packages/ui/src/a.ts': '// oxlint-disable-next-line no-var\nvar a = 1;' },
    right: { 'packages/ui/src/a.ts': '/** A value. */ export const a = 1;' },
  },
  {
    fence: 'silencing comment',
    wrong: { 'packages/ui/src/a.ts': '// ------ state ------' },
    right: { 'packages/ui/src/a.ts': '// https://bugs.example/1-----2' },
  },
  {
    fence: 'export without a sentence',
    wrong: { 'packages/ui/src/a.ts': '/** A. */\nconst a = 1;\nexport const b = 2;' },
    right: { 'packages/ui/src/a.ts': '/** B, 中文. */\nexport const b = 2;' },
  },
  words(says("say`没有${n ? '道路' : ''}`"), says("say`没有${n ? say`道路` : ''}`; const x = '中文';")),
  {
    fence: 'export without a sentence',
    wrong: { 'packages/api/src/a.ts': '// A.\nexport type A = 1;' },
    right: { 'packages/api/src/a.ts': 'export type Road = Row<typeof road>;' },
  },
  {
    fence: 'error that is not named',
    wrong: { 'packages/api/src/a.ts': "/** A. */\nexport function a() {\n  throw new Error('a');\n}" },
    right: {
      'packages/api/src/a.ts':
        "/**\n * A.\n *\n * @throws {Error} Always.\n */\nexport const a = () => {\n  throw new Error('a');\n};",
      'packages/api/src/b.ts': '/** B. */\nexport const b = () => () => {\n  throw new Error();\n};',
    },
  },
  ...screenPlants,
  ...folderPlants,
  ...zonePlants,
];
