/** The rows of a page, also from servers that answer every question about tasks with all of them. */
export const pageOfRecords = <Row>(records: readonly Row[], page: number, size: number): readonly Row[] =>
  records.length > size ? records.slice((page - 1) * size, page * size) : records;
