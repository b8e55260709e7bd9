/** Largest page that a list gives. */
export const MAX_ROWS = 200;

/** A page as the wire carries it. */
export interface PageBody<Row> {
  records: Row[];
  total: number;
  size: number;
  current: number;
  pages: number;
  orders: never[];
  optimizeCountSql: boolean;
  searchCount: boolean;
  countId: string;
  maxLimit: string;
}

/** Rows as the page that the wire carries. */
export const pageBody = <Row>(records: Row[], total: number, size: number, current: number): PageBody<Row> => ({
  records,
  total,
  size,
  current,
  pages: Math.ceil(total / size),
  orders: [],
  optimizeCountSql: true,
  searchCount: true,
  countId: '',
  maxLimit: String(MAX_ROWS),
});
