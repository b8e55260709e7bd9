import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../scripts/root.ts';
import { expect, test } from 'vitest';
import { exampleOf } from './recipeExample.ts';

/** What the server says in a language of a copy of the sources: of its own, of a rule, and of data. */
const SPOKEN = `
import { languageIn } from './packages/server/src/words/Language.ts';
import { dictionaryWord } from './packages/server/src/words/dataWords.ts';
import { localize } from './packages/server/src/words/localize.ts';
import { labelMessage, say } from './packages/server/src/words/say.ts';
const language = languageIn('en-XA,en-US;q=0.5');
process.stdout.write(JSON.stringify([
  language,
  localize(say\`没找到请求\`, language),
  localize(say\`操作成功\`, language),
  localize(labelMessage('路线名称'), language),
  dictionaryWord(language),
  languageIn('en-CA'),
]));
`;

test('the server answers in a language of a catalogue and a row, in its fallback where a text is missing', async () => {
  const copy = await mkdtemp(path.join(tmpdir(), 'lattice-words-'));
  try {
    const words = 'packages/server/src/words';
    await mkdir(path.join(copy, words), { recursive: true });
    await cp(path.join(root, words), path.join(copy, words), { recursive: true });
    await cp(path.join(root, 'locales'), path.join(copy, 'locales'), { recursive: true });
    await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
    const locales = path.join(copy, 'locales');
    const english = await readFile(path.join(locales, 'en.po'), 'utf8');
    const bracketed = english.replaceAll(/^msgstr "((?:[^"\\]|\\.)+)"$/gm, 'msgstr "⟦$1⟧"');
    const lacking = bracketed.replace(/(?<=msgctxt "server"\nmsgid "操作成功"\nmsgstr ")[^"]+/, '');
    await writeFile(path.join(locales, 'xa.po'), lacking);
    const table = await readFile(path.join(locales, 'languages.ts'), 'utf8');
    const row = await exampleOf('Add a language');
    await writeFile(path.join(locales, 'languages.ts'), table.replace(/^\} as const/m, `${row}} as const`));
    const said = execFileSync(process.execPath, ['--input-type=module', '--eval', SPOKEN], { cwd: copy });
    expect(JSON.parse(String(said))).toEqual([
      'xa',
      '⟦There is nothing at this address⟧',
      'Done',
      '⟦Route⟧',
      "coalesce(nullif(dict_value_en, ''), dict_value)",
      'en',
    ]);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
});
