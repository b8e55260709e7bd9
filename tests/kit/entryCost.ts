import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/**
 * Bytes after gzip that importing these modules costs a project which already has React, scripts and styles together.
 */
export async function entryCost(project: string, specifiers: readonly string[]): Promise<number> {
  const entry = path.join(project, 'cost.js');
  writeFileSync(
    entry,
    specifiers
      .map(
        (specifier, at) =>
          `import * as part${at} from '${specifier}';\nglobalThis.part${at} = Object.values(part${at})[0];\n`,
      )
      .join(''),
  );
  const built = await build({
    root: project,
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, external: /^react(?:-dom)?(?:\/|$)/ },
    },
  });
  const parts = [built].flat().flatMap((one) => (one as Rolldown.RolldownOutput).output);
  return parts.reduce((sum, part) => sum + gzipSync(part.type === 'chunk' ? part.code : part.source).length, 0);
}
