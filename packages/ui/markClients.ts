import type { Plugin } from 'vite';

/**
 * Begins with `'use client'` each module of the packed kit that draws with React or holds its state, itself or by what
 * it imports, so that pages drawn on a server may import it; `isReact` tells packages that need React by their names.
 */
export function markClients(isReact: (name: string) => boolean): Plugin {
  return {
    name: 'mark-clients',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
        const packageOf = (specifier: string) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '';
        const clients = new Set<string>();
        for (let before = -1; before < clients.size;) {
          before = clients.size;
          for (const { fileName, imports } of chunks)
            if (imports.some((one) => clients.has(one) || (!(one in bundle) && isReact(packageOf(one)))))
              clients.add(fileName);
        }
        for (const chunk of chunks) if (clients.has(chunk.fileName)) chunk.code = `'use client';\n${chunk.code}`;
      },
    },
  };
}
