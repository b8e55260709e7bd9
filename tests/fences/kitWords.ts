import type { Finding, SourceFile } from './SourceFile.ts';

/** Words of the wire: suffixes of filters, columns of an order, names of an icon font. */
const words =
  /\w+_(?:equal|notequal|like|notlike|ge|gt|le|lt|date(?:equal|ge|gt|le|lt)|null|notnull|below)\b|\b(?:ascs|descs)\b|\bicon(?:font|icon_\w+)\b/g;

/** Words of one back end in the kit, whose questions are data; its notes of changes may name them. */
export function kitWords(files: readonly SourceFile[]): Finding[] {
  return files
    .filter(({ path }) => path.startsWith('packages/ui/') && path !== 'packages/ui/CHANGELOG.md')
    .flatMap(({ path, source }) =>
      [...new Set(source.match(words))].map((word) => ({
        path,
        message:
          `says “${word}”, a word of the wire, so that hosts with another back end must know ` +
          'this one. Say it as data (CrudQuery), and let packages/api/src/pageQuery.ts write ' +
          'the word.',
      })),
    );
}
