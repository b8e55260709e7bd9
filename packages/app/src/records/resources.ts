import type { Resource } from '@lattice/api/resource';
import { type Messages, i18n } from '@lingui/core';
import { languages } from 'virtual:definition-labels';
import { addTextSource } from '../base/textSources.ts';
import { queryOptions } from '@tanstack/react-query';

const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], {
  base: '../../../api/src/resources/',
});
const shown = new Map<string, Promise<void>>();
const fileOf = (path: string) => `./${path}.ts`;

const isDefinition = (value: unknown, path: string): value is Resource =>
  typeof value === 'object' && value !== null && 'path' in value && value.path === path && 'fields' in value;

/** True when there is a definition of that path. */
export const hasResource = (path: string): boolean => fileOf(path) in modules;

/** The paths of all definitions. */
export const resourcePaths = (): string[] => Object.keys(modules).map((file) => file.slice(2, -3));

async function textsOf(paths: Iterable<string>, language: string): Promise<Messages> {
  const files = await languages[language]?.();
  const parts = await Promise.all([...paths].flatMap((path) => files?.[fileOf(path)]?.() ?? []));
  return Object.assign({}, ...parts) as Messages;
}

addTextSource((language) => textsOf(shown.keys(), language));

async function loadTexts(path: string): Promise<void> {
  const { locale } = i18n;
  const texts = await textsOf([path], locale);
  // Each loading renders the whole application again.
  if (Object.keys(texts).length > 0) i18n.load(locale, texts);
}

/** Brings the texts of the definition of a path in the language shown; there are none where that is Chinese. */
export function showTexts(path: string): Promise<void> {
  const shownAlready = shown.get(path);
  if (shownAlready !== undefined) return shownAlready;
  const loading = loadTexts(path);
  shown.set(path, loading);
  return loading;
}

/**
 * Loads the definition of a path, such as `source/roadinfo`, with its texts in the language shown; rejects when there
 * is none.
 */
export async function loadResource(path: string): Promise<Resource> {
  const [module] = await Promise.all([modules[fileOf(path)]?.(), showTexts(path)]);
  const definition = Object.values(module ?? {}).find((value) => isDefinition(value, path));
  if (definition === undefined)
    throw new Error(`There is no resource ${path}, so nothing can be shown for it. Add ${fileOf(path)}.`);
  return definition;
}

/** The definition of a path, such as `source/roadinfo`; it stays for as long as the session lasts. */
export const definitionQuery = (path: string) =>
  queryOptions<Resource>({
    queryKey: ['definition', path],
    queryFn: () => loadResource(path),
    staleTime: Number.POSITIVE_INFINITY,
  });
