import path from 'node:path';
import { format } from 'oxfmt';
import type { Plugin } from 'vite';
import { storyCode } from './storyCode.ts';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Gives each story the code that its documentation page shows: as it is written, with imports, also where names are
 * shortened by a build.
 */
export function withStoryCode(): Plugin {
  return {
    name: 'with-story-code',
    enforce: 'pre',
    transform: {
      filter: { id: /\.stories\.tsx$/ },
      async handler(source, id) {
        const codes = await Promise.all(
          [...storyCode(path.relative(root, id), source)].map(async ([name, code]) => {
            const formatted = await format('story.tsx', code, { printWidth: 100, singleQuote: true });
            return [name, formatted.code.replace(/;\n$/, '\n')] as const;
          }),
        );
        const given = codes.map(
          ([name, code]) =>
            `${name}.parameters = { ...${name}.parameters, docs: { ` +
            `...${name}.parameters?.docs, source: { language: 'tsx', ` +
            `code: ${JSON.stringify(code)}, ...${name}.parameters?.docs?.source } } };`,
        );
        return { code: `${source}\n${given.join('\n')}\n`, map: null };
      },
    },
  };
}
