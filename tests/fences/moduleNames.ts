import { isCode } from './SourceFile.ts';
import type { Finding, SourceFile } from './SourceFile.ts';

/** Nouns and terms of the domain that end like participles. */
const nouns = new Set(['drawing', 'mapping', 'paging', 'rating', 'related', 'seed', 'setting', 'sorting', 'tiling']);
/** Participles without a suffix of their own, and adjectives that name nothing. */
const others = new Set(
  (
    'asked begun bound chosen cut done drawn found given gone heard held hidden kept known ' +
    'left lost made meant seen sent ' +
    'shown taken told worn written bare brief common due latest nearest plain simple special various whole'
  ).split(' '),
);
/**
 * Modules whose name is data: addresses of screens, kinds of fields, components of the kit, tests and their fixtures.
 */
const isNamedElsewhere = (path: string) =>
  /\/(?:kinds|resources|handlers|seeds|screens|fixtures)\/|\.(?:test|stories)\.tsx?$|^packages\/ui\/src\/[A-Z]\w*\/[A-Z]\w*\./.test(
    path,
  );

/** Modules whose whole name is a participle or an adjective, which does not say what the module holds or does. */
export function participleNames(files: readonly SourceFile[]): Finding[] {
  return files
    .filter((file) => isCode(file) && !isNamedElsewhere(file.path))
    .flatMap(({ path }) => {
      const name = path.replace(/^.*\//, '').replace(/\..*$/, '');
      const isParticiple = /^[A-Za-z][a-z]*(?:ed|ing)$/.test(name) && !nouns.has(name.toLowerCase());
      if (!isParticiple && !others.has(name.toLowerCase())) return [];
      return [
        {
          path,
          message:
            `is named ${name}, a participle or an adjective. Name the thing it holds (a noun) ` +
            'or what it does (a verb and its object).',
        },
      ];
    });
}
