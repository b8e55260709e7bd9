import type { Plugin } from 'vite';
import { listNameId } from '../api/src/listName.ts';
import { textsApart } from './resourceLabels.ts';

const compiled = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/;
const asked = /\bid: ?"([^"]+)"/g;

/** Whether a compiled message is words and names of values alone, as the code's own text says it. */
const isPlain = (message: unknown) =>
  Array.isArray(message) &&
  message.every((part) => typeof part === 'string' || (Array.isArray(part) && part.length === 1));

/**
 * A compiled catalogue without what need not be in it: messages of components that the application does not use; in the
 * source language all that the code says itself (keepsSource in vite.shared.ts); messages that say what their id says
 * (labels of definitions, and names of lists in the source language; a missing message shows its id); and texts that
 * come with their definition (resourceLabels.ts).
 */
export function leanCatalogue(): Plugin {
  return {
    name: 'lean-catalogue',
    apply: 'build',
    async renderChunk(code, chunk) {
      const catalogue = chunk.moduleIds.find((id) => id.endsWith('.po'));
      if (catalogue === undefined) return null;
      const [, text] = compiled.exec(code) ?? [];
      if (text === undefined)
        throw new Error(
          `${catalogue} was compiled to a form that leanCatalogue does not know, so labels ` +
            'would be sent twice. Adapt packages/app/leanCatalogue.ts to the new form.',
        );
      const used = new Set(
        [...this.getModuleIds()].flatMap((id) =>
          [...(this.getModuleInfo(id)?.code ?? '').matchAll(asked)].map(([, name]) => name),
        ),
      );
      const apart = await textsApart();
      const isSource = catalogue.endsWith('zh.po');
      const isOwnName = (id: string, message: unknown) =>
        Array.isArray(message) &&
        message.length === 1 &&
        (message[0] === id || (isSource && listNameId(String(message[0])) === id));
      const isChinese = (id: string) => /[^\u0000-\u00ff]/.test(id);
      const messages = JSON.parse(JSON.parse(text) as string) as Record<string, unknown>;
      const needed = Object.entries(messages).filter(([id, message]) =>
        isChinese(id) ? !apart.has(id) && !isOwnName(id, message) : used.has(id) && !(isSource && isPlain(message)),
      );
      return {
        code: code.replace(compiled, () => `JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(needed)))})`),
        map: null,
      };
    },
  };
}
