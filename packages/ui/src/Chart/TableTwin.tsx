import type { ChartTable } from './chartTable.ts';
import { figure, heading, scroller, table as tableStyle } from './TableTwin.css.ts';
import { useFigures } from './useFigures.ts';

interface TableTwinProps {
  /** The name of the table. */
  label: string;
  /** The figures. */
  table: ChartTable;
  /** The maximum height in pixels, beyond which it scrolls; default none. */
  height?: number;
}

/** The figures of a chart as a plain table. */
export function TableTwin({ label, table: { columns, rows }, height }: TableTwinProps) {
  const { full } = useFigures();
  // WCAG 2.1.1: what scrolls is reached by keyboard, although a region is no control.
  const scrolled = { role: 'region', tabIndex: 0, 'aria-label': label } as const;
  return (
    <div {...scrolled} className={scroller} style={{ maxHeight: height }}>
      <table aria-label={label} className={tableStyle}>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={column || `#${at}`} scope="col" className={`${heading} ${at > 0 ? figure : ''}`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1] || `#${at}`} className={figure}>
                  {typeof cell === 'string' ? cell : full(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
