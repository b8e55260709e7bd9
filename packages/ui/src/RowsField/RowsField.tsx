import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/FieldProps.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { moveRow } from '../KeyValueList/pairs.ts';
import * as css from './RowsField.css.ts';

/** A row of values by the name of their column. */
export type RowValues = Readonly<Record<string, unknown>>;

/** A column of the rows. */
export interface RowColumn {
  /** Name of the value in a row. */
  name: string;
  /** What it is called. */
  label: string;
  /** Share of the width beside the other columns; default 1. */
  weight?: number;
}

/** What an input of a row is drawn with. */
export interface RowCell {
  /** The column. */
  column: RowColumn;
  /** The row. */
  row: RowValues;
  /** Id of the focusable element. */
  id: string;
  /** Called with the new value. */
  onChange: (value: unknown) => void;
}

/** A value of rows, its columns and how its inputs are drawn. */
export interface RowsFieldProps extends FieldProps<readonly RowValues[], HTMLDivElement> {
  /** The columns, in order. */
  columns: readonly RowColumn[];
  /** Draws the input of one value, with the column's label as its name. */
  renderCell: (cell: RowCell) => ReactNode;
  /** Values of a row that is added; default none. */
  newRow?: RowValues;
  /** Maximum number of rows; default 500. */
  max?: number;
}

/** Rows of several values each, typed like a small table; added, removed and put in order by buttons. */
export function RowsField({
  value,
  onChange,
  columns,
  renderCell,
  newRow = {},
  max = 500,
  ref,
  ...field
}: RowsFieldProps) {
  const { t } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  const focus = useRef<string | null>(null);
  useEffect(() => {
    if (focus.current !== null) list.current?.querySelector<HTMLElement>(focus.current)?.focus();
    focus.current = null;
  });
  const isFixed = field.isReadOnly === true || field.isDisabled === true;
  const tracks = columns.map(({ weight = 1 }) => `minmax(0, ${weight}fr)`).join(' ');
  const style = { '--row-columns': `2rem ${tracks}${isFixed ? '' : ' 6rem'}` } as CSSProperties;
  const inRow = (at: number) => `[data-row="${at}"] :is(input, textarea, button)`;
  const change = (next: readonly RowValues[], selector: string) => {
    focus.current = selector;
    onChange(next);
  };
  const edit = (at: number, name: string, part: unknown) =>
    onChange(value.map((row, index) => (index === at ? { ...row, [name]: part } : row)));
  return (
    <Field {...field} isCustom>
      {(control, labelId) => (
        <div
          ref={ref}
          id={control.id}
          tabIndex={-1}
          role="group"
          aria-labelledby={labelId}
          aria-describedby={control['aria-describedby']}
          style={style}
        >
          <div ref={list} className={css.list}>
            {value.length === 0 && <span className={css.none}>{isFixed ? '—' : t`还没有内容`}</span>}
            {value.length > 0 && (
              <div className={css.head} aria-hidden>
                <span />
                {columns.map(({ name, label }) => (
                  <span key={name}>{label}</span>
                ))}
              </div>
            )}
            {value.map((row, index) => {
              const number = index + 1;
              return (
                <div key={index} className={css.row} role="group" aria-label={t`第 ${number} 行`} data-row={index}>
                  <span className={css.number} aria-hidden>
                    {number}
                  </span>
                  {columns.map((column) => (
                    <div key={column.name} className={css.cell}>
                      {renderCell({
                        column,
                        row,
                        id: `${control.id}-${index}-${column.name}`,
                        onChange: (next) => edit(index, column.name, next),
                      })}
                    </div>
                  ))}
                  {!isFixed && (
                    <div className={css.acts}>
                      <IconButton
                        label={t`上移第 ${number} 行`}
                        isDisabled={index === 0}
                        onPress={() => change(moveRow(value, index, -1), inRow(index - 1))}
                      >
                        <ArrowUp size="1.1em" aria-hidden />
                      </IconButton>
                      <IconButton
                        label={t`下移第 ${number} 行`}
                        isDisabled={index === value.length - 1}
                        onPress={() => change(moveRow(value, index, 1), inRow(index + 1))}
                      >
                        <ArrowDown size="1.1em" aria-hidden />
                      </IconButton>
                      <IconButton
                        label={t`删除第 ${number} 行`}
                        onPress={() =>
                          change(
                            value.filter((_, at) => at !== index),
                            value.length === 1 ? '[data-add]' : inRow(Math.min(index, value.length - 2)),
                          )
                        }
                      >
                        <Trash2 size="1.1em" aria-hidden />
                      </IconButton>
                    </div>
                  )}
                </div>
              );
            })}
            {!isFixed && (
              <Button
                data-add
                size="small"
                icon={<Plus size="1em" aria-hidden />}
                isDisabled={value.length >= max}
                onPress={() => change([...value, newRow], inRow(value.length))}
              >{t`添加一行`}</Button>
            )}
          </div>
        </div>
      )}
    </Field>
  );
}
