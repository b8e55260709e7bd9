import type { ReportColumn, ReportRow } from '@lattice/ui/ReportTable';
import { BarChart } from '@lattice/ui/BarChart';
import { LineChart } from '@lattice/ui/LineChart';
import { PieChart } from '@lattice/ui/PieChart';

interface FiguresChartProps {
  /** Key of the dictionary `report_chart`. */
  kind: string;
  title: string;
  /** Columns with figures. */
  columns: readonly ReportColumn[];
  /** The column of all together, of which a pie is made. */
  total: ReportColumn | undefined;
  rows: readonly ReportRow[];
}

/** How many rows a chart draws; the table has all of them. */
const MOST = 24;

/** The figures of a report as a chart. */
export function FiguresChart({ kind, title, columns, total, rows }: FiguresChartProps) {
  const values = ({ name }: ReportColumn) =>
    rows.slice(0, MOST).map((row) => ({
      key: row.id,
      label: String(row.name),
      value: row[name] === '' ? null : Number(row[name]),
    }));
  const [first] = columns;
  if (first === undefined) return null;
  if (kind === '3') return <PieChart title={title} heading="h2" values={values(total ?? first)} />;
  const series = columns.map((column) => ({ id: column.name, label: column.label, values: values(column) }));
  return kind === '2' ? (
    <LineChart title={title} heading="h2" series={series} />
  ) : (
    <BarChart title={title} heading="h2" series={series} />
  );
}
