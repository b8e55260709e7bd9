/**
 * Checks the catalogues and changes nothing: in step with the sources, complete in every language, every message well
 * formed.
 */
import { spawnSync } from 'node:child_process';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { binary } from './binary.ts';
import { root } from './root.ts';

const faults: string[] = [];

function check(args: string[], advice: string): void {
  const done = spawnSync(process.execPath, [binary('@lingui/cli', 'lingui'), 'check', ...args, '--verbose'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (done.status !== 0) faults.push(`${done.stdout}${done.stderr}${advice}`);
}

check(
  ['sync', '--clean'],
  'The catalogues in locales/ are not what the sources say, so texts would show ' +
    'untranslated. Run "npm run i18n" and commit locales/*.po.',
);
check(
  ['missing'],
  'A text without a translation would show in Chinese to English readers. Fill its msgstr in locales/*.po.',
);

const config = getConfig({ cwd: root });
for (const catalog of await getCatalogs(config)) {
  for (const locale of config.locales) {
    const { messages } = await catalog.getTranslations(locale, {
      fallbackLocales: {},
      sourceLocale: config.sourceLocale,
    });
    for (const { id, source, error } of createCompiledCatalog(locale, messages, { strict: true }).errors) {
      faults.push(
        `${catalog.getFilename(locale)}: the message ${id} (${source}) is not well ` +
          `formed: ${error.message}. It would show as raw text; correct its braces in the .po ` +
          'file or the source.',
      );
    }
  }
}

if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n\n')}\n`);
  process.exit(1);
}
