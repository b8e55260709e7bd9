import { Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import * as css from './Card.css.ts';
import type { CardParts } from './cardParts.ts';
import { cellContent, controlCell, detailButton } from '../cells/cellContent.tsx';
import * as content from '../cells/content.css.ts';
import type { RowContext } from '../rowContext.ts';
import type { DrawnColumn } from '../plannedColumn.ts';
import type { Entry } from '../tree.ts';

interface CardProps<Row> {
  /** The place on the page, from 0. */
  slot: number;
  /** The row and its place in a tree. */
  entry: Entry<Row>;
  /** Whether it is selected. */
  isSelected: boolean;
  /** The columns as a card shows them. */
  parts: CardParts<Row>;
  /** What every row is drawn with. */
  drawing: RowContext<Row>;
  /** Whether what stands under the row is shown; undefined where nothing does. */
  isOpen: boolean | undefined;
  /** What stands under an open row. */
  detail: ReactNode;
  /** Whether a press on its name opens it. */
  opens: boolean;
}

/** One row as a card: its name first, two facts, its state; the rest folded, the actions at the foot. */
export function Card<Row>({
  slot,
  entry,
  isSelected,
  parts,
  drawing,
  isOpen,
  detail,
  opens,
}: CardProps<Row>): ReactElement {
  const { row, level, isExpanded } = entry;
  const name = parts.title?.value(row);
  const beside = parts.title?.second?.(row) ?? '';
  const state = parts.status && <span className={css.state}>{cellContent(parts.status, row, drawing)}</span>;
  const actions = drawing.columns.find(({ column }) => column.kind === 'actions')?.column;
  const facts = (columns: DrawnColumn<Row>[]) => (
    <dl className={css.facts}>
      {columns.map((column) => (
        <div key={column.id} className={css.fact}>
          <dt className={css.term}>{column.header}</dt>
          <dd className={css.value}>{cellContent(column, row, drawing)}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <li
      className={css.card}
      data-slot={slot}
      data-selected={isSelected || undefined}
      style={{ marginInlineStart: `${level - 1}em` }}
    >
      <div className={css.top}>
        {drawing.isSelectable && (
          <button
            type="button"
            role="checkbox"
            className={content.checkbox}
            aria-checked={isSelected}
            aria-label={name}
            data-act="select"
          />
        )}
        {isExpanded !== undefined && (
          <button
            type="button"
            className={content.twisty}
            aria-expanded={isExpanded}
            aria-label={isExpanded ? drawing.words.collapse : drawing.words.expand}
            data-act="expand"
          />
        )}
        {opens ? (
          <button type="button" className={css.title} data-act="open">
            <span className={css.name}>{name}</span>
          </button>
        ) : (
          <span className={css.title}>
            <span className={css.name}>{name}</span>
          </span>
        )}
        {detailButton(isOpen, drawing)}
        {beside === '' && state}
      </div>
      {beside !== '' && (
        <div className={css.under}>
          <span className={content.second} data-tone={parts.title?.secondTone?.(row)}>
            {beside}
          </span>
          {state}
        </div>
      )}
      {facts(parts.facts)}
      {parts.rest.length > 0 && (
        <details className={css.details}>
          <summary className={css.summary}>
            <Trans>更多信息</Trans>
          </summary>
          {facts(parts.rest)}
        </details>
      )}
      {isOpen && <div className={css.detail}>{detail}</div>}
      {actions && <div className={css.foot}>{controlCell(actions, row, drawing)}</div>}
    </li>
  );
}
