import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { packKit } from '../../scripts/packKit.ts';
import { root } from '../../scripts/root.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The tarball of the kit. */
    kit: string;
  }
}

/** Packs the kit once for all tests. */
export function setup(project: TestProject): void {
  project.provide('kit', packKit(path.join(root, '.out/kit')));
}
