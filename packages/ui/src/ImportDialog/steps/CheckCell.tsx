import { useId } from 'react';
import { isMany } from '../../kinds/looksOf.ts';
import { isComposing } from '../../Field/isComposing.ts';
import type { SheetColumn } from '../../Spreadsheet/SheetColumn.ts';
import { control, editable, problem as problemStyle } from '../ImportDialog.css.ts';
import { nativeSelect } from '../../Field/nativeSelect.css.ts';

export interface CheckCellProps {
  /** The column. */
  column: SheetColumn;
  /** The number of the row in the file. */
  row: number;
  /** What stands in the cell. */
  text: string;
  /** What is wrong, in words; default nothing. */
  problem?: string;
  /** Whether something was wrong and no longer is. */
  isMended: boolean;
  /** What it may be changed to; none by default. */
  choices?: readonly { text: string; label: string }[];
  /** Whether Enter hands on what stands in it, unchanged as it is; default false. */
  canRepeat?: boolean;
  /** Called with what was typed, when the cell is left or Enter is pressed. */
  onCommit: (text: string) => void;
}

/** Goes to the next cell of the table that is wrong. */
function goOn(from: HTMLElement) {
  const wrong = [...(from.closest('table')?.querySelectorAll<HTMLElement>('[aria-invalid]') ?? [])];
  const next =
    wrong.find((cell) => cell !== from && from.compareDocumentPosition(cell) & Node.DOCUMENT_POSITION_FOLLOWING) ??
    wrong.find((cell) => cell !== from);
  next?.focus();
}

/** A cell of the dry run, corrected in place; Enter goes to the next one that is wrong. */
export function CheckCell({
  column,
  row,
  text,
  problem,
  isMended,
  choices = [],
  canRepeat = false,
  onCommit,
}: CheckCellProps) {
  const id = useId();
  const said = {
    'aria-label': `${column.label} ${row}`,
    'aria-invalid': problem === undefined ? undefined : true,
    'aria-describedby': problem === undefined ? undefined : id,
    'data-mended': isMended || undefined,
    className: control,
  } as const;
  const isChoice = column.options !== undefined && !isMany(column);
  const chosen = column.options?.find(({ label, value }) => label === text.trim() || value === text.trim());
  return (
    <td className={editable}>
      {choices.length > 0 ? (
        <select
          {...said}
          className={`${said.className} ${nativeSelect}`}
          value={text}
          onChange={(event) => onCommit(event.target.value)}
        >
          <option value={text}>{text}</option>
          {choices.map((choice) => (
            <option key={choice.text} value={choice.text}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : isChoice ? (
        <select
          {...said}
          className={`${said.className} ${nativeSelect}`}
          value={chosen?.label ?? text}
          onChange={(event) => onCommit(event.target.value)}
        >
          {chosen === undefined && <option value={text}>{text}</option>}
          {column.required !== true && text !== '' && <option value="" />}
          {column.options?.map(({ value, label }) => (
            <option key={value} value={label}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <input
          key={text}
          {...said}
          // A number is seen to its last digit.
          style={{ minInlineSize: `calc(${Math.min(text.length, 20)}ch + 1.5em)` }}
          defaultValue={text}
          onBlur={(event) => {
            if (event.target.value !== text) onCommit(event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
            event.preventDefault();
            if (canRepeat && event.currentTarget.value === text) return onCommit(text);
            goOn(event.currentTarget);
          }}
        />
      )}
      {problem !== undefined && (
        <span id={id} className={problemStyle}>
          {problem}
        </span>
      )}
    </td>
  );
}
