import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';
import * as areas from '../api/src/areas.ts';
import { areaMessages, definitionMessages } from '../../scripts/definitionMessages.ts';

const root = path.join(import.meta.dirname, '../..');
const folder = path.join(root, 'packages/api/src/resources');
const asked = /^(.+\.ts)\?labels-(\w+)$/;

interface Texts {
  /** All but its name, which the menu shows. */
  own: readonly string[];
  name: string;
}

async function textsOf(file: string): Promise<Texts> {
  const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  const found = Object.values(exported).find((value): value is { label: string } => typeof value === 'object' && value !== null && 'fields' in value && 'label' in value);
  const name = found?.label ?? '';
  return { name, own: definitionMessages(exported).filter((text) => text !== name) };
}

/** Texts that only the screens of definitions show, so that no catalogue has to carry them. */
export async function textsApart(): Promise<ReadonlySet<string>> {
  const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'));
  const all = await Promise.all(files.map((file) => textsOf(path.join(folder, file))));
  const shared = new Set([...all.map(({ name }) => name), ...areaMessages(areas)]);
  return new Set(all.flatMap(({ own }) => own).filter((text) => !shared.has(text)));
}

async function messagesIn(locale: string): Promise<Record<string, unknown>> {
  const config = getConfig({ cwd: root });
  const [catalog] = await getCatalogs(config);
  if (catalog === undefined) throw new Error('lingui.config.ts names no catalogue, so labels cannot be translated. Name one.');
  const { messages } = await catalog.getTranslations(locale, { fallbackLocales: {}, sourceLocale: config.sourceLocale });
  const { source } = createCompiledCatalog(locale, messages, { namespace: 'json' });
  return (JSON.parse(source) as { messages: Record<string, unknown> }).messages;
}

/** `source/roadinfo.ts?labels-en`: the translated texts of one definition as a module of its own, so that none costs a byte until its screen opens. */
export function resourceLabels(): Plugin {
  const known = new Map<string, Promise<Record<string, unknown>>>();
  return {
    name: 'resource-labels',
    enforce: 'pre',
    load: {
      filter: { id: asked },
      async handler(id) {
        const [, file = '', locale = ''] = asked.exec(id) ?? [];
        const messages = known.get(locale) ?? messagesIn(locale);
        known.set(locale, messages);
        const [{ own }, texts] = await Promise.all([textsOf(file), messages]);
        return { code: `export default ${JSON.stringify(Object.fromEntries(own.flatMap((text) => (texts[text] === undefined ? [] : [[text, texts[text]]]))))};`, moduleType: 'js' };
      },
    },
  };
}
