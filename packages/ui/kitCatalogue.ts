import type { Plugin } from 'vite';

const compiled = /JSON\.parse\((["'`])((?:(?!\1)[^\\]|\\.)*)\1\)/s;

/**
 * Leaves in each catalogue of the packed kit only the messages that its components show, so nothing of the application
 * goes out.
 */
export function kitCatalogue(): Plugin {
  return {
    name: 'kit-catalogue',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
        const isCatalogue = ({ fileName }: { fileName: string }) => fileName.startsWith('locales/');
        const code = chunks
          .filter((chunk) => !isCatalogue(chunk))
          .map((chunk) => chunk.code)
          .join('\n');
        for (const chunk of chunks.filter(isCatalogue)) {
          const text = compiled.exec(chunk.code)?.[2];
          if (text === undefined)
            this.error(
              `${chunk.fileName} was compiled to a form that kitCatalogue does not know, so ` +
                'messages of the application would go out with the kit. Adapt ' +
                'packages/ui/kitCatalogue.ts to the new form.',
            );
          const messages = JSON.parse(
            JSON.parse(`"${text.replaceAll(/(?<!\\)"/g, '\\"').replaceAll(String.raw`\'`, "'")}"`) as string,
          ) as Record<string, unknown>;
          const kept = Object.entries(messages).filter(([id]) => code.includes(`id: ${JSON.stringify(id)}`));
          const json = JSON.stringify(JSON.stringify(Object.fromEntries(kept)));
          chunk.code = `export const messages = JSON.parse(${json});\n`;
        }
      },
    },
  };
}
