import type { Plugin } from 'vite';

const compiled = /^(.*JSON\.parse\()("(?:[^"\\]|\\.)*")(\).*)$/s;

/** A compiled catalogue without the messages that say what their id says: the labels of definitions, in the language they are written in. A missing message shows its id, so nothing is lost. */
export function leanCatalogue(): Plugin {
  return {
    name: 'lean-catalogue',
    transform: {
      order: 'post',
      filter: { id: /\.po$/ },
      handler(code, id) {
        const [, head, text, tail] = compiled.exec(code) ?? [];
        if (text === undefined) throw new Error(`${id} was compiled to a form that leanCatalogue does not know, so labels would be sent twice. Adapt packages/app/leanCatalogue.ts to the new form.`);
        const messages = JSON.parse(JSON.parse(text) as string) as Record<string, unknown>;
        const needed = Object.entries(messages).filter(([key, message]) => !(Array.isArray(message) && message.length === 1 && message[0] === key));
        return { code: `${head}${JSON.stringify(JSON.stringify(Object.fromEntries(needed)))}${tail}`, map: null };
      },
    },
  };
}
