/** Reads a page of a register by filters. */
type Page = (query: Readonly<Record<string, string | number>>) => Promise<{ records: Record<string, unknown>[] }>;

/** Questions asked at once. */
const ABREAST = 4;

/** Records of a register by their names, which stand in the field `title`, and what they are known by, which stands in `key`; several under one name where it is not unique, at most five. Rejects as `page` does. */
export async function recordsNamed(page: Page, title: string, key: string, names: readonly string[]): Promise<Map<string, { id: string; label: string }[]>> {
  const found = new Map<string, { id: string; label: string }[]>();
  const waiting = [...names];
  const ask = async (): Promise<void> => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      const { records } = await page({ current: 1, size: 5, [`${title}_equal`]: name });
      found.set(name, records.map((row) => ({ id: String(row[key]), label: String(row[title] ?? '') })));
    }
  };
  await Promise.all(Array.from({ length: ABREAST }, ask));
  return found;
}
