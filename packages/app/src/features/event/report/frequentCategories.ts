/** A category as events name it. */
export interface FrequentCategory {
  id: string;
  name: string;
}

type EventOfCategory = Readonly<Record<string, unknown>>;

/** The categories of some events, the most frequent first; of equal ones the most recent first. */
export function frequentCategories(events: readonly EventOfCategory[], most: number): FrequentCategory[] {
  const counts = new Map<string, FrequentCategory & { count: number }>();
  for (const { categoryId, categoryIdName } of events) {
    const [id, name] = [String(categoryId ?? ''), String(categoryIdName ?? '')];
    if (id === '' || name === '') continue;
    counts.set(id, { id, name, count: (counts.get(id)?.count ?? 0) + 1 });
  }
  return [...counts.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, most)
    .map(({ id, name }) => ({ id, name }));
}
