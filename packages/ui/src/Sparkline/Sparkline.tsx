import { useLingui } from '@lingui/react/macro';
import { Button } from '../Button/Button.tsx';
import type { SeriesValue } from '../Chart/series.ts';
import { useFigures } from '../Chart/useFigures.ts';
import { useSeriesSummary } from '../Chart/useSeriesSummary.ts';
import { Popover } from '../Popover/Popover.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Waiting, lazyPart } from '../lazyPart/lazyPart.tsx';
import { SparkPath } from './SparkPath.tsx';
import { detail, trigger } from './Sparkline.css.ts';

const LineChart = lazyPart(async () => (await import('../LineChart/LineChart.tsx')).LineChart);

export interface SparklineProps {
  /** What moves, for screen readers and over the chart that opens. */
  title: string;
  /** The values from the oldest to the newest. */
  values: readonly SeriesValue[];
  /** What is counted, such as 件; default none. */
  unit?: string;
  /** Width in pixels; default 96. */
  width?: number;
  /** Height in pixels; default 28. */
  height?: number;
  /**
   * Only a picture, as in the cells of a long table; default false: a button that opens the whole chart with its table.
   */
  isStatic?: boolean;
}

/** How a value moved, as small as a word; pressing it opens the whole chart. */
export function Sparkline({ title, values, unit, width = 96, height = 28, isStatic = false }: SparklineProps) {
  const { t } = useLingui();
  const figures = useFigures(unit);
  const series = [{ id: 'values', label: title, values }];
  const summary = useSeriesSummary(series, figures);
  const newest = values[values.length - 1];
  const [newestLabel, newestValue] = [newest?.label ?? '', figures.full(newest?.value ?? null)];
  const name = newest ? t`${summary} 最新 ${newestLabel} ${newestValue}` : summary;
  if (isStatic || values.length === 0) return <SparkPath values={values} width={width} height={height} label={name} />;
  return (
    <Popover
      title={title}
      hasTitle={false}
      trigger={
        <Button variant="quiet" size="small" aria-label={name} className={trigger}>
          <SparkPath values={values} width={width} height={height} />
        </Button>
      }
    >
      <div className={detail}>
        <Waiting value={<Skeleton count={1} height={200} />}>
          <LineChart title={title} unit={unit} height={180} series={series} />
        </Waiting>
      </div>
    </Popover>
  );
}
