import type { ReactNode } from 'react';
import { controlCell } from './controlCell.tsx';
import * as css from './content.css.ts';
import type { RowContext } from '../rowContext.ts';
import type { DrawnColumn } from '../plannedColumn.ts';

/**
 * What stands in a cell: native elements with hand-set ARIA, because a component per cell would be many times slower.
 */
export function cellContent<Row>(column: DrawnColumn<Row>, row: Row, drawing: RowContext<Row>): ReactNode {
  switch (column.kind) {
    case 'tag': {
      const label = column.value(row);
      const tone = column.tone?.(row) ?? 'neutral';
      if (tone === 'neutral' && column.isStatus === false) return label;
      return label && <span className={css.tag[tone]}>{label}</span>;
    }
    case 'tags':
      return (column.tags?.(row) ?? one(column.value(row))).map(({ label, tone }, at) => (
        <span key={at} className={css.tag[tone ?? 'neutral']}>
          {label}
        </span>
      ));
    case 'image': {
      const link = column.value(row);
      return link && <img className={css.image} src={link} alt={column.header} loading="lazy" decoding="async" />;
    }
    case 'switch':
    case 'actions':
      return controlCell(column, row, drawing);
    case 'custom':
      return column.render ? column.render(row) : column.value(row);
    default:
      return column.second
        ? twoLines(column.value(row), column.second(row), column.secondTone?.(row))
        : column.value(row);
  }
}

function twoLines(first: string, second: string, tone: 'critical' | undefined): ReactNode {
  if (second === '') return <span className={css.only}>{first}</span>;
  return [
    <span key="first">{first}</span>,
    <br key="break" />,
    <span key="second" className={css.second} data-tone={tone}>
      {second}
    </span>,
  ];
}

function one(label: string): { label: string; tone?: undefined }[] {
  return label ? [{ label }] : [];
}
