import { useLingui } from '@lingui/react/macro';
import { Scale } from '@visx/visx';
import type { Room } from '../Chart/cartesian.ts';
import { Chart } from '../Chart/Chart.tsx';
import type { ChartProps } from '../Chart/ChartProps.ts';
import { nearestPoint } from '../Chart/plot/nearestPoint.ts';
import { Plot } from '../Chart/plot/Plot.tsx';
import { axisText, strongText } from '../Chart/plot/Plot.css.ts';
import type { SeriesValue } from '../Chart/series.ts';
import { fitText, textWidth } from '../Chart/textRoom.ts';
import { useFigures } from '../Chart/useFigures.ts';
import { stage as stageStyle, step } from './FunnelChart.css.ts';

export interface FunnelChartProps extends ChartProps {
  /** The stages from the first to the last. */
  values: readonly SeriesValue[];
}

/** How many remain from stage to stage, with the share of the first that got so far. */
export function FunnelChart({ values, keyLabel, onSelect, height, ...frame }: FunnelChartProps) {
  const { t } = useLingui();
  const { full, share } = useFigures(frame.unit);
  const amounts = values.map(({ value }) => Math.max(0, value ?? 0));
  const first = amounts[0] ?? 0;
  const ofFirst = (at: number) => share(amounts[at] ?? 0, first);
  const ofLast = (at: number) => (at === 0 ? ofFirst(0) : share(amounts[at] ?? 0, amounts[at - 1] ?? 0));
  const summaryText = values.map(({ label, value }, at) => `${label} ${full(value)} (${ofFirst(at)})`).join(t`，`);
  const draw = (room: Room, patternId: string) => {
    const { width, em } = room;
    const names = values.map(({ label }) => fitText(label, em, width * 0.28));
    const figures = values.map(({ value }, at) => `${full(value)} · ${ofFirst(at)}`);
    const left = Math.max(...names.map((name) => textWidth(name, em))) + em;
    const right = width - Math.max(...figures.map((text) => textWidth(text, em))) - em;
    const scale = Scale.scaleLinear<number>({
      domain: [0, Math.max(1, ...amounts)],
      range: [0, Math.max(em, right - left)],
    });
    const down = Scale.scaleBand<number>({
      domain: values.map((_, at) => at),
      range: [0, room.height],
      paddingInner: 0.35,
      paddingOuter: 0,
    });
    const middle = (left + right) / 2;
    const rows = values.map(({ key, label, value }, at) => ({
      key,
      title: label,
      x: middle,
      y: (down(at) ?? 0) + down.bandwidth() / 2,
      half: Math.max(1, scale(amounts[at] ?? 0) / 2),
      rows: [
        { label: t`数值`, value: full(value) },
        { label: t`占首环节`, value: ofFirst(at) },
        { label: t`占上一环节`, value: ofLast(at) },
      ],
    }));
    const edge = down.bandwidth() / 2;
    return (
      <Plot
        label={frame.title}
        room={room}
        patternId={patternId}
        points={rows}
        find={(place) => nearestPoint(rows, place, 'y')}
        onSelect={onSelect}
      >
        {(active) =>
          rows.map(({ key, y, half }, at) => {
            const next = rows[at + 1];
            return (
              <g key={key || `#${at}`}>
                {next && (
                  <polygon
                    className={step}
                    points={[
                      [middle - half, y + edge],
                      [middle + half, y + edge],
                      [middle + next.half, next.y - edge],
                      [middle - next.half, next.y - edge],
                    ]
                      .map((point) => point.join(','))
                      .join(' ')}
                  />
                )}
                <rect
                  x={middle - half}
                  y={y - edge}
                  width={half * 2}
                  height={edge * 2}
                  rx={2}
                  className={stageStyle}
                  data-active={at === active || undefined}
                />
                <text x={left} y={y} dx="-1em" dy="0.35em" textAnchor="end" className={strongText}>
                  {names[at]}
                </text>
                <text x={right} y={y} dx="1em" dy="0.35em" className={axisText}>
                  {figures[at]}
                </text>
              </g>
            );
          })
        }
      </Plot>
    );
  };
  return (
    <Chart
      {...frame}
      height={height ?? Math.max(2, values.length) * 52}
      summary={frame.summary ?? summaryText}
      table={{
        columns: [keyLabel ?? t`环节`, t`数值`, t`占首环节`, t`占上一环节`],
        rows: values.map(({ label, value }, at) => [label, value, ofFirst(at), ofLast(at)]),
      }}
    >
      {draw}
    </Chart>
  );
}
