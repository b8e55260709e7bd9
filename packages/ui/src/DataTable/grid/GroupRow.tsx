import type { CSSProperties, ReactElement } from 'react';
import * as css from '../DataTable.css.ts';
import * as titleCell from './titleCell.css.ts';
import { gap, groupTitle } from './GroupRow.css.ts';
import type { GroupCell } from './headerGroups.ts';
import type { PlannedColumn } from '../plannedColumn.ts';

interface GroupRowProps<Row> {
  /** The titles of this row. */
  cells: readonly GroupCell[];
  /** Its place among the rows of titles, from 0. */
  level: number;
  /** The columns in order. */
  columns: readonly PlannedColumn<Row>[];
}

/**
 * A row of titles that stand over several columns; what stands between them is empty on paper, and taken by the titles
 * below on the screen.
 */
export function GroupRow<Row>({ cells, level, columns }: GroupRowProps<Row>): ReactElement {
  return (
    <tr role="row" className={css.headRow} aria-rowindex={level + 1}>
      {columns.map((planned, at) => {
        const group = cells.find(({ from, span }) => at >= from && at < from + span);
        if (!group) return <td key={planned.column.id} className={`${planned.headClass} ${gap}`} aria-hidden />;
        if (group.from !== at) return null;
        const last = columns[at + group.span - 1] ?? planned;
        const style: CSSProperties = {
          ...(planned.column.pin === 'end' ? last.style : planned.style),
          gridColumn: `${at + 1} / span ${group.span}`,
          gridRow: level + 1,
        };
        return (
          <th
            key={planned.column.id}
            role="columnheader"
            className={`${planned.headClass} ${groupTitle}`}
            style={style}
            colSpan={group.span}
            aria-colindex={at + 1}
            aria-colspan={group.span}
          >
            <span className={titleCell.headText}>{group.label}</span>
          </th>
        );
      })}
    </tr>
  );
}
