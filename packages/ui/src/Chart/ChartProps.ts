import type { ReactNode } from 'react';
import type { Series } from './series.ts';

/** Props that every chart takes. */
export interface ChartProps {
  /** The heading, the name for screen readers and the name of the downloaded file. */
  title: string;
  /** What is counted, written after each value, such as 件; default none. */
  unit?: string;
  /** The heading of the table's first column; default 项目. */
  keyLabel?: string;
  /** Height of the drawing in pixels; default 280. */
  height?: number;
  /** Shows the shape of what is loading; default false. */
  isLoading?: boolean;
  /**
   * Hatches the fills of series, so that they are told apart without colour; print, high contrast and forced colours do
   * so anyway. Default false.
   */
  isHatched?: boolean;
  /** What the figures say, in a sentence or two for screen readers; default highest, lowest and total. */
  summary?: string;
  /** Level of the heading, by where the chart stands; default `h3`. */
  heading?: 'h2' | 'h3' | 'h4';
  /** Buttons beside the heading. */
  actions?: ReactNode;
  /**
   * Opens what stands behind a point, by its key and, where a point is of one series, that series' id; without it
   * points only tell.
   */
  onSelect?: (key: string, series?: string) => void;
}

export interface SeriesChartProps extends ChartProps {
  /** What is drawn; beyond eight series the rest stands in the table alone. */
  series: readonly Series[];
  /** Where the axis of values begins, below all of them; default zero. A chart of bars keeps to zero. */
  least?: number;
}
