import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { KindFamily } from '../../kinds/KindLooks.ts';
import { looksOf } from '../../kinds/looksOf.ts';
import { Field } from '../../Field/Field.tsx';
import { type RowColumn, RowsField } from '../../RowsField/RowsField.tsx';
import type { FormField, FormShape } from '../FormField.ts';
import type { Input, InputProps } from './InputProps.ts';
import { isShown, lacksSource } from '../layout.ts';
import { RefsInput } from './RefsInput.tsx';
import { type PartValues, idsOf, recordOf, rowsOf } from './shapeValues.ts';
import * as css from './ShapeInput.css.ts';
import { emptyValue } from '../values.ts';

/** What the inputs inside of a value need. */
interface PartsProps extends InputProps {
  shape: FormShape;
  part: Input;
}

/**
 * Shares of the width of a row, so that a word of a dictionary with its buttons and a number with its unit stand in it
 * uncut.
 */
const WEIGHTS: Readonly<Partial<Record<KindFamily, number>>> = {
  text: 1.8,
  longtext: 2.4,
  number: 1.2,
  moment: 1.7,
  choice: 1.8,
  reference: 2,
  structure: 2.4,
};
/** Characters from which a text takes the share of a long one. */
const LONG = 200;
const columnOf = (field: FormField): RowColumn => {
  const { family, weight } = looksOf(field);
  const asLong = family === 'text' && (field.max ?? 0) >= LONG ? 'longtext' : family;
  return { name: field.name, label: field.label, weight: weight ?? WEIGHTS[asLong] ?? 1 };
};

const isBlank = (value: unknown) => value === undefined || value === null || value === '';

const defaults = (fields: readonly FormField[]): PartValues =>
  Object.fromEntries(fields.flatMap((field) => (field.default === undefined ? [] : [[field.name, field.default]])));

/** The input of one value inside of another; once the whole is refused, it says what it lacks itself. */
function PartInput({
  props,
  field,
  id,
  values,
  onChange,
}: {
  props: PartsProps;
  field: FormField;
  id: string;
  values: PartValues;
  onChange: (value: unknown) => void;
}) {
  const { t } = useLingui();
  const { part: Part, common, sources, onPendingChange } = props;
  if (!isShown(field, values)) return null;
  const value = values[field.name] ?? emptyValue(field);
  const isMissing = field.required === true && common.errorMessage !== undefined && isBlank(value);
  return (
    <Part
      field={field}
      common={{
        id,
        label: field.label,
        description: common.isReadOnly === true ? undefined : field.help,
        isRequired: field.required === true && common.isReadOnly !== true,
        isReadOnly: common.isReadOnly === true || lacksSource(field, sources),
        isCompact: true,
        onBlur: common.onBlur,
        ...(isMissing && { errorMessage: t`请填写${field.label}` }),
      }}
      value={Array.isArray(value) && field.shape === undefined ? value.join(',') : value}
      valueLabel={undefined}
      onChange={onChange}
      within=""
      sources={sources}
      onPendingChange={onPendingChange}
      onFill={() => undefined}
    />
  );
}

function RowsInput(props: PartsProps) {
  const { shape, common, value, onChange } = props;
  const fields = (shape.fields ?? []).filter(({ name }) => name !== shape.number);
  return (
    <RowsField
      {...common}
      columns={fields.map(columnOf)}
      newRow={defaults(fields)}
      value={rowsOf(value)}
      onChange={onChange}
      renderCell={({ column, row, id, onChange: onCell }) => {
        const field = fields.find(({ name }) => name === column.name);
        return field && <PartInput props={props} field={field} id={id} values={row} onChange={onCell} />;
      }}
    />
  );
}

function RecordInput(props: PartsProps) {
  const { shape, common, value, onChange } = props;
  const values = recordOf(value);
  return (
    <Field {...common} isCustom>
      {(control, labelId) => (
        <div id={control.id} tabIndex={-1} role="group" aria-labelledby={labelId} className={css.record}>
          {(shape.fields ?? []).map((field) => (
            <div key={field.name} className={field.shape === undefined ? css.part : css.wide}>
              <PartInput
                props={props}
                field={field}
                id={`${control.id}-${field.name}`}
                values={values}
                onChange={(next) => onChange({ ...values, [field.name]: next })}
              />
            </div>
          ))}
        </div>
      )}
    </Field>
  );
}

/** Ids of the register that the field beside says; another register empties them. */
function IdsInput({ shape, part: _part, ...props }: PartsProps) {
  const { field, within, value, onChange } = props;
  const before = useRef(within);
  useEffect(() => {
    if (before.current === within) return;
    before.current = within;
    onChange([]);
  }, [within, onChange]);
  return (
    <RefsInput
      {...props}
      within=""
      field={{ ...field, to: shape.of?.[within] ?? 'user' }}
      value={idsOf(value).join(',')}
      onChange={(next) =>
        onChange(
          String(next)
            .split(',')
            .filter((id) => id !== ''),
        )
      }
    />
  );
}

/** The input of a value that has fields of its own, by its shape. */
export function ShapeInput(props: PartsProps) {
  if (props.shape.kind === 'ids') return <IdsInput {...props} />;
  return props.shape.kind === 'record' ? <RecordInput {...props} /> : <RowsInput {...props} />;
}
