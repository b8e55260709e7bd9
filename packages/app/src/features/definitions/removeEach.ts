/** How the removal of several rows went. */
export interface Removal<Row> {
  gone: readonly Row[];
  refused: readonly { row: Row; reason: string }[];
}

/** Removes rows at once; where that is refused, one by one, so that one that cannot go holds up no other. */
export async function removeEach<Row>(
  rows: readonly Row[],
  remove: (rows: readonly Row[]) => Promise<unknown>,
): Promise<Removal<Row>> {
  const attempt = async (some: readonly Row[]): Promise<Removal<Row>> => {
    try {
      await remove(some);
      return { gone: some, refused: [] };
    } catch (error) {
      return {
        gone: [],
        refused: some.map((row) => ({ row, reason: error instanceof Error ? error.message : String(error) })),
      };
    }
  };
  const all = await attempt(rows);
  if (all.refused.length < 2) return all;
  const each: Removal<Row>[] = [];
  for (const row of rows) each.push(await attempt([row]));
  return { gone: each.flatMap(({ gone }) => gone), refused: each.flatMap(({ refused }) => refused) };
}
