import { MAX_FILES } from './folders.ts';
import { MAX_WIDTH } from './lineLength.ts';
import type { Plant } from './plants.ts';

const parts = (folder: string, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${folder}/part${at}.ts`, '']));

const long = 'a'.repeat(MAX_WIDTH - 1);

/**
 * Violations of the measures of files and folders: long lines, too many files, fixtures outside of their folder,
 * screens without a story.
 */
export const folderPlants: readonly Plant[] = [
  {
    fence: 'line that is too long',
    wrong: { 'packages/ui/src/a.ts': `/** ${long} */\n` },
    right: { 'packages/ui/src/a.ts': `/** ${long.slice(10)} */\n`, 'packages/server/src/seeds/a.ts': `// ${long}` },
  },
  {
    fence: 'line that is too long',
    wrong: { 'tests/server/a.test.ts': `await sql.query('select ${long}');` },
    right: { 'tests/server/a.test.ts': `await sql.query(\`select\n${long}\n\`);` },
  },
  {
    fence: 'line that is too long',
    wrong: { 'packages/server/src/a.ts': `const help = '网格${long}'; // /${long}/` },
    right: { 'packages/api/src/resources/a.ts': `const help = '网格${long}';` },
  },
  {
    fence: 'line that is too long',
    wrong: { 'scripts/a.mjs': `const mark = /a/; // ${long}` },
    right: {
      'scripts/a.mjs': `const mark = /${long}/;`,
      'packages/ui/src/a.ts': `const picture = '<svg d="${long}"/>';`,
    },
  },
  {
    fence: 'crowded folder',
    wrong: parts('packages/ui/src/A/list', MAX_FILES + 1),
    right: {
      ...parts('packages/ui/src/A/list', MAX_FILES),
      'packages/ui/src/A/list/A.stories.tsx': '',
      'packages/ui/src/A/list/part0.test.ts': '',
    },
  },
  {
    fence: 'crowded folder',
    wrong: parts('packages/server/src/domain/lamps', MAX_FILES + 1),
    right: {
      ...parts('packages/server/src/handlers/source', MAX_FILES + 1),
      ...parts('packages/server/src/seeds/source', MAX_FILES + 1),
    },
  },
  {
    fence: 'import cycle',
    wrong: {
      'packages/server/src/lamps/a.ts': `import type { B } from './b.ts';`,
      'packages/server/src/lamps/b.ts': `import { a } from './a.ts';`,
    },
    right: {
      'packages/ui/src/A/a.ts': `import type { B } from './b.ts';`,
      'packages/ui/src/A/b.ts': `import { a } from './a.ts';`,
    },
  },
  {
    fence: 'cycle of single folders',
    wrong: {
      'packages/server/src/lamps/a.ts': `import type { B } from '../roads/b.ts';`,
      'packages/server/src/lamps/c.ts': '',
      'packages/server/src/roads/b.ts': `import { c } from '../lamps/c.ts';`,
    },
    right: {
      'packages/server/src/lamps/a.ts': `import type { B } from '../roads/b.ts';`,
      'packages/server/src/lamps/c.test.ts': `import { b } from '../roads/b.ts';`,
      'packages/server/src/roads/b.ts': '',
      'packages/server/src/roads/b.test.ts': `import { a } from '../lamps/a.ts';`,
    },
  },
  {
    fence: 'cycle of folders',
    wrong: {
      'packages/app/src/features/a.ts': `import { b } from '../session/b.ts';`,
      'packages/app/src/session/b.ts': `import type { C } from '../features/lock/c.ts';`,
      'packages/app/src/features/lock/c.ts': '',
    },
    right: {
      'packages/app/src/features/a.ts': `import { b } from '../session/b.ts'; import './lock/c.ts';`,
      'packages/app/src/session/b.ts': '',
      'packages/app/src/features/lock/c.ts': `import { b } from '../../session/b.ts';`,
    },
  },
  {
    fence: 'misplaced fixture',
    wrong: {
      'packages/ui/src/A/A.tsx': `import { people } from './fixtures/people.ts';`,
      'packages/ui/src/A/fixtures/people.ts': '',
    },
    right: {
      'packages/ui/src/A/A.stories.tsx': `import { people } from './fixtures/people.ts';`,
      'packages/ui/src/A/fixtures/people.ts': '',
    },
  },
  {
    fence: 'misplaced fixture',
    wrong: {
      'packages/ui/src/A/people.ts': '',
      'packages/ui/src/A/A.stories.tsx': `import { people } from './people.ts';`,
    },
    right: {
      'packages/ui/src/A/people.ts': '',
      'packages/ui/src/A/A.stories.tsx': `import { people } from './people.ts';`,
      'packages/ui/src/A/A.tsx': `import { people } from './people.ts';`,
    },
  },
  {
    fence: 'component without a story',
    wrong: { 'packages/app/src/pages/water/page.ts': '', 'packages/app/src/pages/water/Water.tsx': '' },
    right: {
      'packages/app/src/pages/water/page.ts': '',
      'packages/app/src/pages/water/Water.tsx': '',
      'packages/app/src/pages/water/Water.stories.tsx': '',
      'packages/app/src/pages/other/page.ts': '',
    },
  },
  {
    fence: 'component without a story',
    wrong: { 'packages/app/src/screens/water/meter.tsx': '', 'packages/app/src/screens/water/pipe.stories.tsx': '' },
    right: { 'packages/app/src/screens/water/meter.tsx': '', 'packages/app/src/screens/water/meter.stories.tsx': '' },
  },
  {
    fence: 'component without a story',
    wrong: { 'packages/ui/src/A/A.tsx': '', 'packages/ui/src/B/B.stories.tsx': '' },
    right: { 'packages/ui/src/A/A.tsx': '', 'packages/ui/src/A/A.stories.tsx': '', 'packages/ui/src/A/Row.tsx': '' },
  },
  {
    fence: 'participle as a module name',
    wrong: { 'packages/server/src/table/filled.ts': '' },
    right: { 'packages/server/src/table/serverValues.ts': '', 'packages/ui/src/DataTable/sorting.ts': '' },
  },
  {
    fence: 'participle as a module name',
    wrong: { 'packages/api/src/meant.ts': '' },
    right: { 'packages/api/src/kinds/computed.ts': '', 'packages/ui/src/Masked/Masked.tsx': '' },
  },
];
