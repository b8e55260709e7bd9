import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';
import { languages } from '../../locales/languages.ts';
import * as actions from '../api/src/actionNames.ts';
import * as areas from '../api/src/areas.ts';
import { recordName } from '../api/src/recordName.ts';
import { actionMessages, areaMessages, definitionMessages } from '../../scripts/definitionMessages.ts';

const root = path.join(import.meta.dirname, '../..');
const folder = path.join(root, 'packages/api/src/resources');
const asked = /^(.+\.ts)\?labels-(\w+)$/;

interface Texts {
  /** All but its name, which the menu shows. */
  own: readonly string[];
  name: string;
  /** What one record is called. */
  record: string;
}

async function textsOf(file: string): Promise<Texts> {
  const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  const found = Object.values(exported).find(
    (value): value is { label: string; recordName?: string } =>
      typeof value === 'object' && value !== null && 'fields' in value && 'label' in value,
  );
  const name = found?.label ?? '';
  return {
    name,
    record: found === undefined ? '' : recordName(found),
    own: definitionMessages(exported).filter((text) => text !== name),
  };
}

/** Texts that only the screens of definitions show, so that no catalogue has to carry them. */
export async function textsApart(): Promise<ReadonlySet<string>> {
  const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'));
  const all = await Promise.all(files.map((file) => textsOf(path.join(folder, file))));
  const shared = new Set([...all.map(({ name }) => name), ...areaMessages(areas), ...actionMessages(actions)]);
  return new Set(all.flatMap(({ own }) => own).filter((text) => !shared.has(text)));
}

async function messagesIn(locale: string): Promise<Record<string, unknown>> {
  const config = getConfig({ cwd: root });
  const [catalog] = await getCatalogs(config);
  if (catalog === undefined)
    throw new Error('lingui.config.ts names no catalogue, so labels cannot be translated. Name one.');
  const { messages } = await catalog.getTranslations(locale, {
    fallbackLocales: {},
    sourceLocale: config.sourceLocale,
  });
  const { source } = createCompiledCatalog(locale, messages, { namespace: 'json' });
  return (JSON.parse(source) as { messages: Record<string, unknown> }).messages;
}

const labels = 'virtual:definition-labels';
const names = 'virtual:record-names';
const sourceLanguage = Object.keys(languages)[0];

const definitionFiles = () =>
  globSync('**/*.ts', { cwd: folder })
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted()
    .map((file) => file.replaceAll(path.sep, '/'));

/** What one record is called, by the path of its register, in a language. */
async function recordNames(texts: Readonly<Record<string, unknown>>): Promise<Record<string, string>> {
  const found = await Promise.all(
    definitionFiles().map(
      async (file) => [file.slice(0, -3), (await textsOf(path.join(folder, file))).record] as const,
    ),
  );
  return Object.fromEntries(
    found.flatMap(([key, name]) => (name === '' ? [] : [[key, String(texts[name] ?? name)] as const])),
  );
}

/** The modules of names in all languages. */
const nameList = () =>
  Object.keys(languages)
    .map((code) => `  ${code}: async () => (await import('${names}/${code}')).names,`)
    .join('\n');

/** `languages` of the module: for each language but the source one, a loader of the list of its files. */
const languageList = () =>
  Object.keys(languages)
    .filter((code) => code !== sourceLanguage)
    .map((code) => `  ${code}: async () => (await import('${labels}/${code}')).files,`)
    .join('\n');

/** The loaders of all definitions' texts in a language, by their file below the resources. */
const fileList = (code: string) =>
  definitionFiles()
    .map((name) => {
      const module = JSON.stringify(`${folder.replaceAll(path.sep, '/')}/${name}?labels-${code}`);
      return `  './${name}': async () => (await import(${module})).default,`;
    })
    .join('\n');

/**
 * `virtual:definition-labels`: the translated texts of definitions by language. Those of one definition
 * (`source/roadinfo.ts?labels-en`) are a module of their own, so that none costs a byte until its screen opens.
 * `virtual:record-names`: what one record of each register is called, by language, for what names records of registers
 * whose definitions are not loaded.
 */
export function resourceLabels(): Plugin {
  const known = new Map<string, Promise<Record<string, unknown>>>();
  return {
    name: 'resource-labels',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^virtual:(?:definition-labels|record-names)/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: [asked, /^\0virtual:(?:definition-labels|record-names)/] },
      async handler(id) {
        if (id === `\0${labels}`) return `export const languages = {\n${languageList()}\n};`;
        if (id.startsWith(`\0${labels}/`))
          return `export const files = {\n${fileList(id.slice(labels.length + 2))}\n};`;
        if (id === `\0${names}`) return `export const languages = {\n${nameList()}\n};`;
        const textsIn = async (locale: string) => {
          const messages = known.get(locale) ?? messagesIn(locale);
          known.set(locale, messages);
          return messages;
        };
        if (id.startsWith(`\0${names}/`)) {
          const all = await recordNames(await textsIn(id.slice(names.length + 2)));
          return { code: `export const names = ${JSON.stringify(all)};`, moduleType: 'js' };
        }
        const [, file = '', locale = ''] = asked.exec(id) ?? [];
        const [{ own }, texts] = await Promise.all([textsOf(file), textsIn(locale)]);
        const words = own.flatMap((text) => (texts[text] === undefined ? [] : [[text, texts[text]]]));
        return {
          code: `export default ${JSON.stringify(Object.fromEntries(words))};`,
          moduleType: 'js',
        };
      },
    },
  };
}
