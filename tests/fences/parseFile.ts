import { parseSync } from 'rolldown/utils';
import type { ParseResult } from 'rolldown/utils';
import type { SourceFile } from './SourceFile.ts';

const known = new WeakMap<SourceFile, ParseResult>();

/** The syntax of a file, read once: its program, comments, imports and exports. */
export function parseFile(file: SourceFile): ParseResult {
  const result = known.get(file) ?? parseSync(file.path, file.source);
  known.set(file, result);
  return result;
}
