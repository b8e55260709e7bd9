import { parseFile } from './parseFile.ts';
import { isCode } from './SourceFile.ts';
import type { Finding, SourceFile } from './SourceFile.ts';

const defaultPlaces = /\.stories\.tsx$|\.config\.ts$|globalSetup\.ts$|^\.storybook\//;

function exportsOf(file: SourceFile) {
  return parseFile(file).module.staticExports.flatMap(({ entries }) => entries);
}

/** Files that only pass on what others export. */
export function barrels(files: readonly SourceFile[]): Finding[] {
  return files.filter(isCode).flatMap((file) => {
    const entries = exportsOf(file);
    const passedOn = entries.filter(({ moduleRequest }) => moduleRequest);
    const isIndex = /(?:^|\/)index\.tsx?$/.test(file.path);
    if (passedOn.length === 0 || (passedOn.length < entries.length && !isIndex)) return [];
    return [
      {
        path: file.path,
        message:
          'is a barrel: it passes on what other files export, so an addition means an edit ' +
          'and a page loads what it does not use. Delete it and import the files themselves.',
      },
    ];
  });
}

/** Default exports where no tool asks for one. */
export function defaultExports(files: readonly SourceFile[]): Finding[] {
  return files.filter(isCode).flatMap((file) => {
    const hasDefault = exportsOf(file).some(
      ({ exportName }) => exportName.kind === 'Default' || exportName.name === 'default',
    );
    if (!hasDefault || defaultPlaces.test(file.path)) return [];
    return [
      {
        path: file.path,
        message:
          'has a default export, so each importer may call it something else and a search ' +
          'misses it. Export it by its name.',
      },
    ];
  });
}
