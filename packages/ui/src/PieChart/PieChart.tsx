import type { ChartProps } from '../Chart/ChartProps.ts';
import type { SeriesValue } from '../Chart/series.ts';
import { Slices } from './Slices.tsx';

export interface PieChartProps extends ChartProps {
  /** The parts of the whole; beyond eight the smallest are summed as one. */
  values: readonly SeriesValue[];
}

/** The parts of a whole, a slice each. */
export function PieChart(props: PieChartProps) {
  return <Slices {...props} />;
}
