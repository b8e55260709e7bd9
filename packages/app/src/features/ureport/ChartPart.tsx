import { AreaChart } from '@lattice/ui/AreaChart';
import { BarChart } from '@lattice/ui/BarChart';
import { DonutChart } from '@lattice/ui/DonutChart';
import { LineChart } from '@lattice/ui/LineChart';
import { PieChart } from '@lattice/ui/PieChart';
import { useLingui } from '@lingui/react/macro';
import type { SheetChart } from './sheetChart.ts';

interface ChartPartProps {
  chart: SheetChart;
  /** Height of its cell in points. */
  height: number;
}

/** Heading and legend of a chart, in pixels. */
const AROUND = 80;
const LEAST = 160;
const PIXELS_PER_POINT = 4 / 3;

function Drawing({ chart: { kind, title, series }, height }: ChartPartProps) {
  const { t } = useLingui();
  const [first] = series;
  const frame = {
    title: title === '' ? (first?.label ?? '') || t`图表` : title,
    heading: 'h2' as const,
    height: Math.max(LEAST, height * PIXELS_PER_POINT - AROUND),
  };
  if (kind === 'pie') return <PieChart {...frame} values={first?.values ?? []} />;
  if (kind === 'doughnut') return <DonutChart {...frame} values={first?.values ?? []} />;
  // Areas of several series stand one on the other here; those of the file do not.
  if (kind === 'area' && series.length < 2) return <AreaChart {...frame} series={series} />;
  if (kind === 'line' || kind === 'area') return <LineChart {...frame} series={series} />;
  return <BarChart {...frame} series={series} direction={kind === 'bar' ? 'vertical' : 'horizontal'} />;
}

/** A chart of a report file, in the looks of paper whatever the theme. */
export function ChartPart(props: ChartPartProps) {
  return (
    <div data-theme="default">
      <Drawing {...props} />
    </div>
  );
}
