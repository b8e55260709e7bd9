/**
 * The administrative divisions from the province down to one, whose code begins with that of each above it; none where
 * it is not found.
 */
export async function divisionPath<D extends { code: string }>(
  children: (parentCode: string) => Promise<readonly D[]>,
  code: string,
): Promise<D[]> {
  const line: D[] = [];
  for (;;) {
    const parent = line[line.length - 1]?.code ?? '';
    if (parent === code) return line;
    const division = (await children(parent)).find((one) => one.code !== parent && code.startsWith(one.code));
    if (division === undefined) return [];
    line.push(division);
  }
}
