/** A key and its value. */
export interface KeyValue {
  /** The key. */
  key: string;
  /** The value. */
  value: string;
}

/** The rows with one of them moved by one place; unchanged where there is no such place. */
export function moveRow<Row>(rows: readonly Row[], from: number, by: -1 | 1): readonly Row[] {
  const [row, other] = [rows[from], rows[from + by]];
  if (row === undefined || other === undefined) return rows;
  return rows.map((one, index) => (index === from ? other : index === from + by ? row : one));
}

/** The places of rows whose key stands in an earlier row already. */
export const repeatedKeys = (rows: readonly KeyValue[]): readonly number[] =>
  rows.flatMap(({ key }, index) => (key !== '' && rows.findIndex((one) => one.key === key) < index ? [index] : []));
