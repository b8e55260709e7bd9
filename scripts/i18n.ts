/**
 * Collects the texts of the sources into the catalogues, and takes over what files of `locales/additions/` say in other
 * languages, such as those that came with a generated register; a file that was taken over is removed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { binary } from './binary.ts';
import { mergeCatalogue } from './mergeCatalogue.ts';
import { root } from './root.ts';

const extracted = spawnSync(process.execPath, [binary('@lingui/cli', 'lingui'), 'extract', '--clean'], {
  cwd: root,
  stdio: 'inherit',
});
if (extracted.status !== 0) process.exit(extracted.status ?? 1);

const folder = path.join(root, 'locales/additions');
for (const name of existsSync(folder) ? readdirSync(folder) : []) {
  const [, language] = /\.(\w+)\.po$/.exec(name) ?? [];
  const catalogue = path.join(root, `locales/${language}.po`);
  if (language === undefined || !existsSync(catalogue)) continue;
  const { text, left } = mergeCatalogue(readFileSync(catalogue, 'utf8'), readFileSync(path.join(folder, name), 'utf8'));
  writeFileSync(catalogue, text);
  if (left.length === 0) rmSync(path.join(folder, name));
  else
    process.stderr.write(
      `locales/additions/${name}: no source says ${left.join(', ')}, so these words are not taken over. ` +
        'Put the files that came with it into the project first.\n',
    );
}
