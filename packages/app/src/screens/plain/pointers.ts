/** A field that points to records of another register: the path of the register in which it stands, its name, and its label where the register has several of the kind. */
export type Pointer = readonly [path: string, field: string, label?: string];

/** Fields that point to records, by the path of the register pointed to. */
export type Pointers = Record<string, Pointer[]>;

const made = import.meta.glob<Pointers>('../../../../api/src/resource.ts', { query: '?related', import: 'default' });

/** The fields that point to records of a register; known without loading any definition. */
export async function pointersTo(path: string): Promise<readonly Pointer[]> {
  const [load] = Object.values(made);
  return (await load?.())?.[path] ?? [];
}
