import type { Versions } from './install.ts';
import { readmeFile } from './readmeFiles.ts';

const page = `import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import { memorySource } from '@lattice/ui/memorySource';
import { theme as usual } from '@lattice/ui/themes/default';
import { People } from './People';
import { tokens } from './town.css';

export default async function Page() {
  const known = memorySource([{ id: '1' }]).rows();
  return (
    <Card title={\`\${usual.label} \${known.length}\`}>
      <Button variant="primary">登记</Button>
      <output>{tokens.normal.accent}</output>
      <People />
    </Card>
  );
}
`;

/**
 * The files of a Next.js project that follows the README of the kit: a page of the server with a list of the browser, a
 * theme and a language of its own.
 */
export const nextFiles = (people: string): Readonly<Record<string, string>> => ({
  'next.config.ts': readmeFile('next.config.ts'),
  'app/layout.tsx': readmeFile('app/layout.tsx'),
  'app/Providers.tsx': readmeFile('app/Providers.tsx'),
  'app/words.ts': readmeFile('src/words.ts'),
  'app/town.css.ts': readmeFile('src/town.css.ts'),
  'app/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'app/People.tsx': `'use client';\n${readmeFile('src/People.tsx').replace('http://localhost:3000', people)}`,
  'app/page.tsx': page,
});

/** What a Next.js project has before it follows the README. */
export const nextStart: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ name: 'blank', private: true }),
};

/** What the template of Next.js pins, which is not always the newest React. */
export const nextPins: Versions = { react: '19.3.0', 'react-dom': '19.3.0' };

/** Its tools by version; the README has it install React. */
export const nextTools: Versions = {
  next: '16.4.3',
  '@vanilla-extract/next-plugin': '2.5.2',
  typescript: '5.9.3',
  '@types/node': '24.10.1',
  '@types/react': '19.3.0',
  '@types/react-dom': '19.3.0',
};
