import type { Plugin } from 'vite';
import { languages } from '../../locales/languages.ts';

/**
 * Writes the codes and tags of all languages into the page, where the script that runs before the application finds
 * them.
 */
export function languageTags(): Plugin {
  const tags = Object.entries(languages).map(([code, { tag }]) => `${code}=${tag}`);
  return {
    name: 'language-tags',
    transformIndexHtml: (html) => html.replace('<html ', `<html data-languages="${tags.join(' ')}" `),
  };
}
