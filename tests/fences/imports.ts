import { parseFile } from './parseFile.ts';
import type { SourceFile } from './SourceFile.ts';

/** One import, re-export or dynamic import of a file. */
export interface Import {
  /** The module as written. */
  specifier: string;
  /** Whether only types cross, so that nothing is loaded. */
  isType: boolean;
}

/** Everything a file imports, static and dynamic. */
export function importsOf(file: SourceFile): Import[] {
  const { module } = parseFile(file);
  const found: Import[] = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    isType: entries.length > 0 && entries.every((entry) => entry.isType),
  }));
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries)
      if (moduleRequest) found.push({ specifier: moduleRequest.value, isType });
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^(['"`])([^'"`$]+)\1$/.exec(file.source.slice(moduleRequest.start, moduleRequest.end));
    if (literal?.[2]) found.push({ specifier: literal[2], isType: false });
  }
  return found;
}
