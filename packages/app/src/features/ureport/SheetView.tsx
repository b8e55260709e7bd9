import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import type { CSSProperties, Ref } from 'react';
import { PicturePart } from './PicturePart.tsx';
import type { FilledCell, FilledSheet } from './fillSheet.ts';
import { SIDES, type SheetStyle } from './SheetFile.ts';
import * as css from './SheetView.css.ts';

const ChartPart = lazyPart(async () => (await import('./ChartPart.tsx')).ChartPart);

interface SheetViewProps {
  /** Name of the report. */
  label: string;
  sheet: FilledSheet;
  /** Takes the table, to be printed. */
  ref?: Ref<HTMLTableElement>;
}

const USUAL = { width: 80, height: 18 };

const usualWidth = (width: number) => width || USUAL.width;

/** Width of a sheet in points. */
export const sheetWidth = ({ columnWidths }: Pick<FilledSheet, 'columnWidths'>): number =>
  columnWidths.reduce((sum, width) => sum + usualWidth(width), 0);

const cap = (side: string) => `${side.charAt(0).toUpperCase()}${side.slice(1)}`;

/** How a cell of a file looks, in the words of CSS. */
function looks(style: SheetStyle, isOpen: boolean): CSSProperties {
  const { fontSize, colour, background, isBold, isItalic, isUnderlined, align, valign, borders } = style;
  return {
    textAlign: align,
    verticalAlign: valign,
    ...(fontSize > 0 && { fontSize: `${fontSize}pt` }),
    ...(isBold && { fontWeight: 'bold' }),
    ...(isItalic && { fontStyle: 'italic' }),
    ...(isUnderlined && { textDecoration: 'underline' }),
    ...(!isOpen && colour !== '' && { color: colour }),
    ...(!isOpen && background !== '' && { background }),
    ...Object.fromEntries(
      SIDES.flatMap((side) => {
        const border = borders[side];
        if (border === undefined) return [];
        return [[`border${cap(side)}`, `${border.width}px ${border.style} ${border.colour || 'currentcolor'}`]];
      }),
    ),
  };
}

interface ContentProps {
  cell: FilledCell;
  /** Height of the cell in points. */
  height: number;
}

function Content({ cell: { text, drawn, chart }, height }: ContentProps) {
  if (chart !== undefined) return <ChartPart chart={chart} height={height} />;
  return drawn === undefined ? text : <PicturePart drawn={drawn} text={text} />;
}

const inOrder = (cells: readonly FilledCell[], row: number) =>
  cells.filter((cell) => cell.row === row).toSorted((a, b) => a.column - b.column);

/** A report as its file draws it, on white paper. */
export function SheetView({ label, sheet, ref }: SheetViewProps) {
  const { t } = useLingui();
  const { cells, rowHeights, columnWidths } = sheet;
  const byRow = rowHeights.map((height, row) => ({ height: height || USUAL.height, cells: inOrder(cells, row) }));
  const widths = columnWidths.map(usualWidth);
  // Lets the keyboard scroll what has nothing to focus in it.
  const scrolled = { role: 'group', tabIndex: 0, 'aria-label': t`报表：${label}` } as const;
  return (
    <div {...scrolled} className={css.frame}>
      <table ref={ref} className={css.sheet} style={{ inlineSize: `${sheetWidth(sheet)}pt` }}>
        <caption hidden>{label}</caption>
        <colgroup>
          {widths.map((width, at) => (
            <col key={at} style={{ inlineSize: `${width}pt` }} />
          ))}
        </colgroup>
        <tbody>
          {byRow.map((row, at) => (
            <tr key={at} style={{ blockSize: `${row.height}pt` }}>
              {row.cells.map((cell) => (
                <td
                  key={cell.key}
                  rowSpan={cell.rowSpan}
                  colSpan={cell.columnSpan}
                  className={cell.isOpen ? `${css.cell} ${css.open}` : css.cell}
                  style={looks(cell.style, cell.isOpen)}
                >
                  <Content
                    cell={cell}
                    height={byRow.slice(at, at + cell.rowSpan).reduce((sum, line) => sum + line.height, 0)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
