import type { ReactNode } from 'react';
import * as css from './content.css.ts';
import type { RowContext } from '../rowContext.ts';
import type { DrawnColumn } from '../plannedColumn.ts';
import { strip } from '../DataTable.css.ts';
import { type RowAction, splitActions } from '../rowAction.ts';

/** The button that opens what stands under a row; nothing where the row has nothing to open. */
export function detailButton<Row>(isOpen: boolean | undefined, { tabIndex, words }: RowContext<Row>): ReactNode {
  if (isOpen === undefined) return null;
  return (
    <button
      type="button"
      className={css.twisty}
      aria-expanded={isOpen}
      aria-label={isOpen ? words.collapse : words.expand}
      data-act="detail"
      tabIndex={tabIndex}
    />
  );
}

/** The switch or the buttons of a cell; the table's one listener reads `data-act` and `data-id`. */
export function controlCell<Row>(column: DrawnColumn<Row>, row: Row, drawing: RowContext<Row>): ReactNode {
  if (column.kind === 'switch') {
    return (
      <button
        type="button"
        role="switch"
        className={css.toggle}
        aria-checked={column.isOn?.(row) ?? false}
        aria-label={column.header}
        aria-disabled={column.isLocked?.(row) || undefined}
        data-act="switch"
        data-id={column.id}
        tabIndex={drawing.tabIndex}
      />
    );
  }
  const [shown, more] = splitActions(drawing.actions?.(row) ?? [], drawing.shownActions);
  const buttons = shown.map((action) => actionButton(action, drawing.tabIndex));
  const isFloating = drawing.actionsFloat && drawing.tabIndex === -1 && buttons.length > 0;
  const hasMore = more.length > 0 || isFloating;
  // The buttons keep their place when others join them, so that none is lost under a press.
  return [
    isFloating ? (
      <span key="buttons" className={strip}>
        {buttons}
      </span>
    ) : (
      buttons
    ),
    hasMore && (
      <button
        key="more"
        type="button"
        className={css.more}
        aria-haspopup="menu"
        aria-label={drawing.words.more}
        data-act="more"
        tabIndex={drawing.tabIndex}
      >
        ⋯
      </button>
    ),
  ];
}

function actionButton({ id, label, icon, isDisabled, reason, tone }: RowAction, tabIndex: -1 | 0): ReactNode {
  return (
    <button
      key={id}
      type="button"
      className={css.action[tone ?? 'neutral']}
      aria-disabled={isDisabled || undefined}
      title={isDisabled ? reason : undefined}
      data-act="action"
      data-id={id}
      tabIndex={tabIndex}
    >
      {icon}
      {label}
    </button>
  );
}

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
