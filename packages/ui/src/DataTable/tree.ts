/** How rows hold other rows. Keep its functions stable between renders. */
export interface RowTree<Row> {
  /** The rows under a row; undefined while they are being fetched. */
  children(row: Row): readonly Row[] | undefined;
  /** The depth of a row, 1 at the top; counted from the tree by default. */
  level?(row: Row): number;
  /** Whether the rows under a row are shown. */
  isExpanded(row: Row): boolean;
  /** Whether a row can have rows under it. */
  hasChildren(row: Row): boolean;
  /** Called when the user opens or closes a row. */
  onToggle(row: Row): void;
}

/** A row as it is drawn: its place in the tree beside it. */
export type Entry<Row> = {
  /** The row. */
  row: Row;
  /** The depth, 1 at the top. */
  level: number;
  /** Whether its children are shown; undefined where it has none. */
  isExpanded?: boolean;
  /** Whether it is open and its children are being fetched. */
  isLoading?: boolean;
};

/** The rows to draw, in order; without a tree each row as it is. */
export function flattenTree<Row>(rows: readonly Row[], tree: RowTree<Row> | undefined, level = 1): Entry<Row>[] {
  if (!tree) return rows.map((row) => ({ row, level: 1 }));
  return rows.flatMap((row) => {
    const depth = tree.level?.(row) ?? level;
    if (!tree.hasChildren(row)) return [{ row, level: depth }];
    if (!tree.isExpanded(row)) return [{ row, level: depth, isExpanded: false }];
    const children = tree.children(row);
    const entry: Entry<Row> = { row, level: depth, isExpanded: true, isLoading: children === undefined };
    return [entry, ...flattenTree(children ?? [], tree, level + 1)];
  });
}
