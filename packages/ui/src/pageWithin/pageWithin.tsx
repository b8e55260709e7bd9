/**
 * The answer to a question for a page, or for the last one where the page lies beyond the end, with the number of the
 * page that it is: rows wherever there are any, and a total of none where there are none.
 */
export async function pageWithin<A extends { records: readonly unknown[]; total: number }>(
  ask: (page: number) => Promise<A>,
  page: number,
  size: number,
): Promise<A & { page: number }> {
  const answer = await ask(page);
  if (answer.records.length > 0) return { ...answer, page };
  if (page <= 1 || answer.total <= 0) return { ...answer, total: 0, page: 1 };
  return pageWithin(ask, Math.min(page - 1, Math.ceil(answer.total / size)), size);
}
