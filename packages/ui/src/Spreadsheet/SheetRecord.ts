/** A record that goes into a sheet: values by the name of their column. */
export type SheetRecord = Readonly<Record<string, unknown>>;

/** Hands over all records of a question, a part at a time; `total` of the progress is 0 while it is unknown. */
export type ExportAll<Query> = (
  query: Query,
  options: { signal: AbortSignal; onProgress: (done: number, total: number) => void },
) => AsyncIterable<readonly SheetRecord[]>;
