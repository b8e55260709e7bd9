import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { root } from './root.ts';

/** Keeps the compiled form of modules between runs, of this process and of those that it starts. */
export function keepCompiled(): void {
  const folder = path.join(root, 'node_modules/.cache/node');
  enableCompileCache(folder);
  process.env.NODE_COMPILE_CACHE = folder;
}
