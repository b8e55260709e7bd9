import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const started = /new URL\(['"](\.\/\w+)\.ts['"], import\.meta\.url\)(?=, \{ type: ['"]module['"] \})/g;
const held = /keptWorker\(['"](\.\/\w+)['"]\)/g;

/**
 * Leaves the workers of the packed kit as modules of their own beside those that start them, under addresses that go by
 * the module; so the bundler of whoever uses the kit finds them, and serves them from where it serves the rest.
 */
export function keepWorkers(): Plugin {
  return {
    name: 'keep-workers',
    transform(code, id) {
      const files = [...code.matchAll(started)].map(([, file = '']) => file);
      if (files.length === 0) return null;
      for (const file of files)
        this.emitFile({ type: 'chunk', id: fileURLToPath(new URL(`${file}.ts`, pathToFileURL(id))) });
      return { code: code.replace(started, "keptWorker('$1')"), map: null };
    },
    renderChunk: (code) =>
      code.includes('keptWorker(')
        ? { code: code.replace(held, "new URL('$1.js', import.meta.url)"), map: null }
        : null,
  };
}
