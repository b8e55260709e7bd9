import type { CSSProperties, ReactElement } from 'react';
import { cellContent } from '../cells/cellContent.tsx';
import * as content from '../cells/content.css.ts';
import * as css from '../DataTable.css.ts';
import type { RowContext } from '../rowContext.ts';
import type { PlannedColumn } from '../plannedColumn.ts';
import type { Entry } from '../tree.ts';

interface TitleCellProps<Row> {
  /** The column that names a row. */
  planned: PlannedColumn<Row>;
  /** The row and its place in the tree. */
  entry: Entry<Row>;
  /** What every row of the table is drawn with. */
  drawing: RowContext<Row>;
}

/** The cell of a tree that names its row: moved in by the depth, with the button that opens and closes the row. */
export function TitleCell<Row>({ planned, entry, drawing }: TitleCellProps<Row>): ReactElement {
  const { row, level, isExpanded, isLoading } = entry;
  const style: CSSProperties & Record<'--lt-level', number> = { ...planned.style, '--lt-level': level - 1 };
  return (
    <td role="rowheader" className={`${planned.cellClass} ${css.indent}`} style={style} data-tree>
      {isExpanded === undefined ? (
        <span className={content.leaf} />
      ) : (
        <button
          type="button"
          className={content.twisty}
          aria-expanded={isExpanded}
          aria-busy={isLoading}
          aria-label={isExpanded ? drawing.words.collapse : drawing.words.expand}
          data-act="expand"
          tabIndex={drawing.tabIndex}
        />
      )}
      {cellContent(planned.column, row, drawing)}
    </td>
  );
}
