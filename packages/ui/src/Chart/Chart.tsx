import { useLingui } from '@lingui/react/macro';
import { ChartColumn, Download, Table2 } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Empty } from '../Empty/Empty.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { heading as panelHeading } from '../Panel/Panel.css.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Text } from '../Text/Text.tsx';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import type { Room } from './cartesian.ts';
import { body, buttons, chart, filling, header, letter } from './Chart.css.ts';
import type { ChartProps } from './ChartProps.ts';
import { chartCsv, type ChartTable } from './chartTable.ts';
import { Legend, type LegendEntry } from './Legend.tsx';
import { saveText } from './saveText.ts';
import { TableTwin } from './TableTwin.tsx';
import { useRoom } from './useRoom.ts';

export interface ChartFrameProps extends Omit<ChartProps, 'onSelect' | 'keyLabel' | 'unit'> {
  /** What is counted, written beside the heading; default none. */
  unit?: string;
  /** The same figures as a table. */
  table: ChartTable;
  /** Which mark is which series; default none. */
  legend?: readonly LegendEntry[];
  /** What stands before the text of the legend; default `fill`. */
  mark?: 'line' | 'fill';
  /** A remark beneath the drawing; default none. */
  note?: string;
  /** Whether there is nothing to draw; true by default when the table has no rows. */
  isEmpty?: boolean;
  /** Whether the drawing takes the height that the figure is given beyond its own; default false. */
  isFilling?: boolean;
  /** Draws into the room there is; `patternId` is for `seriesFill`. */
  children: (room: Room, patternId: string) => ReactNode;
}

/** The frame that all charts share: heading, summary, drawing or table, legend, download. */
export function Chart({
  title,
  unit,
  height = 280,
  summary,
  table,
  legend,
  mark = 'fill',
  note,
  isHatched = false,
  isLoading = false,
  isFilling = false,
  isEmpty = table.rows.length === 0,
  heading = 'h3',
  actions,
  children,
}: ChartFrameProps) {
  const { t } = useLingui();
  const id = useId();
  const [isTable, setTable] = useState(false);
  const isDrawn = !isLoading && !isEmpty && !isTable;
  const { box, letter: oneEm, room } = useRoom(height, isDrawn);
  const hasFigures = !isLoading && !isEmpty;
  return (
    <figure
      className={chart}
      data-hatched={isHatched || undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={hasFigures ? `${id}-summary` : undefined}
      aria-busy={isLoading}
    >
      <div className={header}>
        <Text as={heading} id={`${id}-title`} {...(heading === 'h2' && { size: 'large', className: panelHeading })}>
          {title}
        </Text>
        {unit && <Text size="small" tone="muted">{t`单位：${unit}`}</Text>}
        <div className={buttons}>
          {actions}
          <IconButton
            size="small"
            isDisabled={!hasFigures}
            label={isTable ? t`看图形` : t`看表格`}
            onPress={() => setTable(!isTable)}
          >
            <Icon of={isTable ? ChartColumn : Table2} />
          </IconButton>
          <IconButton
            size="small"
            isDisabled={!hasFigures}
            label={t`下载表格（CSV）`}
            onPress={() => saveText(`${title}.csv`, chartCsv(table), 'text/csv')}
          >
            <Icon of={Download} />
          </IconButton>
        </div>
      </div>
      {hasFigures && (
        <p id={`${id}-summary`} className={visuallyHidden}>
          {summary}
        </p>
      )}
      <div ref={box} className={isFilling ? `${body} ${filling}` : body} style={{ minHeight: height }}>
        <span ref={oneEm} aria-hidden="true" className={letter} />
        {isLoading && <Skeleton count={1} height={height} />}
        {!isLoading && isEmpty && <Empty />}
        {hasFigures && isTable && <TableTwin label={title} table={table} height={height} />}
        {isDrawn && room && children(room, id)}
      </div>
      {isDrawn && legend && <Legend entries={legend} mark={mark} patternId={id} />}
      {hasFigures && note && (
        <Text as="p" size="small" tone="muted">
          {note}
        </Text>
      )}
    </figure>
  );
}
