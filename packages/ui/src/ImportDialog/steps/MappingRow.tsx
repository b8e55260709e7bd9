import { useLingui } from '@lingui/react/macro';
import type { SheetColumn } from '../../Spreadsheet/SheetColumn.ts';
import { columnLetters } from '../../Spreadsheet/xlsx/sheetXml.ts';
import { FillCell, type RenderInput } from './FillCell.tsx';
import * as css from '../ImportDialog.css.ts';
import type { Import } from '../useImport.ts';

interface MappingRowProps {
  /** The column. */
  column: SheetColumn;
  /** Titles of the file, in its order. */
  titles: readonly string[];
  /** The first values of the column of the file that feeds it, in words; nothing without one. */
  sample: string;
  /** Where the column stands in the file, and what its empty cells mean. */
  work: Pick<Import, 'mapping' | 'setMapping' | 'fills' | 'setFill'>;
  /** Draws the input of a value for empty cells; without it there are none. */
  renderInput: RenderInput | undefined;
}

/** A field: which column of the file feeds it, and what an empty cell means. */
export function MappingRow({
  column,
  titles,
  sample,
  work: { mapping, setMapping, fills, setFill },
  renderInput,
}: MappingRowProps) {
  const { t } = useLingui();
  const { name, label, required, unique, isDerived } = column;
  const { [name]: at, ...others } = mapping;
  const isMissing = required === true && at === undefined && fills[name] === undefined;
  return (
    <tr>
      <th scope="row" className={css.fieldCell}>
        {label}
        {required && (
          <span className={css.required} title={t`必填`}>
            *
          </span>
        )}
        {isDerived && <span className={css.note}>{t`空着时由证件号码得出`}</span>}
      </th>
      <td className={css.fieldCell}>
        <select
          className={css.choice}
          aria-label={label}
          aria-invalid={isMissing || undefined}
          value={at ?? ''}
          onChange={(event) =>
            setMapping(event.target.value === '' ? others : { ...mapping, [name]: Number(event.target.value) })
          }
        >
          <option value="">{t`（不导入）`}</option>
          {titles.map((title, place) => (
            <option key={columnLetters(place)} value={place}>{`${columnLetters(place)} ${title}`}</option>
          ))}
        </select>
      </td>
      <td className={`${css.fieldCell} ${css.muted}`}>{sample || '—'}</td>
      {renderInput && (
        <td className={css.fieldCell}>
          {unique !== true && (
            <FillCell
              column={column}
              isMapped={at !== undefined}
              value={fills[name]}
              onChange={(value) => setFill(name, value)}
              renderInput={renderInput}
            />
          )}
        </td>
      )}
    </tr>
  );
}
