import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import type { ReactElement } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import type { Column } from '../DataTable/column.ts';
import { pathOf } from '../DataTable/grid/headerGroups.ts';
import { type ColumnPin, isShown, type TableLayout } from '../DataTable/layout.ts';
import { pinOf } from '../DataTable/columns/layoutChoices.ts';
import * as css from './ColumnSettings.css.ts';

interface ColumnSettingProps<Row> {
  /** The column. */
  column: Column<Row>;
  /** How the columns are laid out. */
  layout: TableLayout;
  /** Whether nothing stands before it. */
  isFirst: boolean;
  /** Whether nothing stands after it. */
  isLast: boolean;
  /** Whether it cannot be hidden: it names the rows or is the only one. */
  isLocked: boolean;
  /** Called when it is moved by one place. */
  onStep: (by: 1 | -1) => void;
  /** Called when it is shown or hidden. */
  onShow: (isOn: boolean) => void;
  /** Called when it is given an edge. */
  onPin: (pin: ColumnPin) => void;
}

/** One column in the settings: shown or not, its place, its edge. */
export function ColumnSetting<Row>({
  column,
  layout,
  isFirst,
  isLast,
  isLocked,
  onStep,
  onShow,
  onPin,
}: ColumnSettingProps<Row>): ReactElement {
  const { t } = useLingui();
  const name = column.header;
  return (
    <li className={css.item} data-column={column.id} draggable>
      <span className={css.grip} aria-hidden>
        <GripVertical size="1em" />
      </span>
      <div className={css.name}>
        <Checkbox
          label={[...pathOf(column), name].join(' / ')}
          value={isShown(column, layout)}
          isDisabled={isLocked}
          onChange={onShow}
        />
      </div>
      <select
        className={css.pin}
        aria-label={t`固定${name}`}
        value={pinOf(column, layout)}
        onChange={({ target }) => onPin(target.value as ColumnPin)}
      >
        <option value="none">{t`不固定`}</option>
        <option value="start">{t`固定在左`}</option>
        <option value="end">{t`固定在右`}</option>
      </select>
      <button
        type="button"
        className={css.step}
        aria-label={t`前移${name}`}
        title={t`前移`}
        aria-disabled={isFirst || undefined}
        onClick={() => onStep(-1)}
      >
        <ArrowUp size="1em" aria-hidden />
      </button>
      <button
        type="button"
        className={css.step}
        aria-label={t`后移${name}`}
        title={t`后移`}
        aria-disabled={isLast || undefined}
        onClick={() => onStep(1)}
      >
        <ArrowDown size="1em" aria-hidden />
      </button>
    </li>
  );
}
