import { useLingui } from '@lingui/react/macro';
import { Plus, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../Button/Button.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import type { SheetColumn } from '../../Spreadsheet/SheetColumn.ts';
import * as css from '../ImportDialog.css.ts';

/** Draws the input of a column's value. */
export type RenderInput = (input: {
  /** Name of the column. */
  name: string;
  /** What the input is called. */
  label: string;
  value: unknown;
  onChange: (value: unknown) => void;
}) => ReactNode;

interface FillCellProps {
  /** The column. */
  column: SheetColumn;
  /** Whether a column of the file feeds it, so that the value is for empty cells only. */
  isMapped: boolean;
  /** The value; undefined for none. */
  value: unknown;
  /** Called with the value; undefined takes it away. */
  onChange: (value: unknown) => void;
  /** Draws the input. */
  renderInput: RenderInput;
}

/** What empty cells of a column mean: a button that opens the input of the field, and one that takes the value away. */
export function FillCell({ column, isMapped, value, onChange, renderInput }: FillCellProps) {
  const { t } = useLingui();
  const { name, label } = column;
  const [isOpen, setOpen] = useState(value !== undefined);
  const called = isMapped ? t`${label}（空着时）` : t`${label}（每行都填）`;
  if (!isOpen)
    return (
      <Button
        size="small"
        variant="quiet"
        icon={<Icon of={Plus} />}
        aria-label={isMapped ? t`给${label}设空着时的值` : t`给${label}设固定值`}
        onPress={() => setOpen(true)}
      >
        {isMapped ? t`空着时填` : t`固定值`}
      </Button>
    );
  return (
    <div className={css.fill}>
      <div className={css.fillInput}>{renderInput({ name, label: called, value, onChange })}</div>
      <IconButton
        size="small"
        label={t`去掉${called}`}
        onPress={() => {
          onChange(undefined);
          setOpen(false);
        }}
      >
        <Icon of={X} />
      </IconButton>
    </div>
  );
}
