import { AreaChart } from '@lattice/ui/AreaChart';
import { BarChart } from '@lattice/ui/BarChart';
import { DonutChart } from '@lattice/ui/DonutChart';
import { LineChart } from '@lattice/ui/LineChart';
import { PieChart } from '@lattice/ui/PieChart';
import { PolarChart } from '@lattice/ui/PolarChart';
import { RadarChart } from '@lattice/ui/RadarChart';
import { ScatterChart } from '@lattice/ui/ScatterChart';
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

function Drawing({ chart, height }: ChartPartProps) {
  const { t } = useLingui();
  const frame = {
    title: chart.title || chart.series[0]?.label || t`图表`,
    heading: 'h2' as const,
    height: Math.max(LEAST, height * PIXELS_PER_POINT - AROUND),
  };
  if ('xLabel' in chart) {
    const { series, xLabel, yLabel } = chart;
    const size = chart.kind === 'bubble' && { sizeLabel: t`大小` };
    return <ScatterChart {...frame} {...size} series={series} xLabel={xLabel} yLabel={yLabel} />;
  }
  const { kind, series } = chart;
  const values = series[0]?.values ?? [];
  if (kind === 'pie') return <PieChart {...frame} values={values} />;
  if (kind === 'doughnut') return <DonutChart {...frame} values={values} />;
  if (kind === 'polar') return <PolarChart {...frame} values={values} />;
  if (kind === 'radar') return <RadarChart {...frame} series={series} />;
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
