import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The machine code of PGlite, as its options name it. */
export interface PgliteModules {
  pgliteWasmModule: WebAssembly.Module;
  initdbWasmModule: WebAssembly.Module;
}

const folder = () => dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
const compiled = async (name: string) => WebAssembly.compile(new Uint8Array(await readFile(join(folder(), name))));

async function compile(): Promise<PgliteModules> {
  const [pgliteWasmModule, initdbWasmModule] = await Promise.all([compiled('pglite.wasm'), compiled('initdb.wasm')]);
  return { pgliteWasmModule, initdbWasmModule };
}

let modules: Promise<PgliteModules> | undefined;

/** PGlite compiled, once for all databases that this process opens, one after the other or side by side. */
export const pgliteModules = (): Promise<PgliteModules> => (modules ??= compile());
