import type { Pointer, Pointers } from '@lattice/api/pointersOf';

const made = import.meta.glob<Pointers>('../../../../api/src/resource.ts', { query: '?related', import: 'default' });

/** The fields that point to records of a register; known without loading any definition. */
export async function pointersTo(path: string): Promise<readonly Pointer[]> {
  const [load] = Object.values(made);
  return (await load?.())?.[path] ?? [];
}
