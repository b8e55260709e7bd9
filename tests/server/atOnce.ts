/** What counts of an answer here. */
type Call = (n: number) => PromiseLike<{ status: number }>;

/** The HTTP statuses of so many calls at once, the lowest first. */
export const atOnce = async (count: number, call: Call): Promise<number[]> =>
  (await Promise.all(Array.from({ length: count }, async (_, n) => (await call(n)).status))).toSorted((a, b) => a - b);

/** How many of so many calls at once were obeyed. */
export const obeyed = async (count: number, call: Call): Promise<number> =>
  (await atOnce(count, call)).filter((status) => status === 200).length;

/** The statuses of so many calls of which one was obeyed and the others were refused. */
export const onceOf = (count: number, refused = 400): number[] => [
  200,
  ...Array.from({ length: count - 1 }, () => refused),
];
