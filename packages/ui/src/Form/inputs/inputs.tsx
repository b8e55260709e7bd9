import { useLingui } from '@lingui/react/macro';
import type { Geometry } from '../../MapView/geo.ts';
import { GREATEST_AMOUNT } from '../../MoneyField/money.ts';
import { neverSent } from '../../ImageUpload/useUploads.ts';
import { NumberField } from '../../NumberField/NumberField.tsx';
import { PhoneField } from '../../PhoneField/PhoneField.tsx';
import { Switch } from '../../Switch/Switch.tsx';
import { ChoiceInput } from './ChoiceInput.tsx';
import { FileInput } from './FileInput.tsx';
import { isOn } from '../../kinds/isOn.ts';
import type { InputName } from '../../kinds/KindLooks.ts';
import { looksOf } from '../../kinds/looksOf.ts';
import { IdCardInput } from './IdCardInput.tsx';
import type { Input } from './InputProps.ts';
import { lazyInput } from './lazyInput.ts';
import { isYuan } from './readWords.ts';
import { RefsInput } from './RefsInput.tsx';
import { RegionInput } from './RegionInput.tsx';
import { CoordinateInput, LinesInput, TextInput } from './TextInput.tsx';
import { TreeInput } from './TreeInput.tsx';
import { UrlInput } from './UrlInput.tsx';
import { textOf } from '../../kinds/textOf.ts';

const DatePicker = lazyInput(async () => (await import('../../DatePicker/DatePicker.tsx')).DatePicker);
const DateTimePicker = lazyInput(async () => (await import('../../DateTimePicker/DateTimePicker.tsx')).DateTimePicker);
const GeometryField = lazyInput(async () => (await import('../../GeometryField/GeometryField.tsx')).GeometryField);
const ApartInput = lazyInput(async () => (await import('./ApartInput.tsx')).ApartInput);
const ImageUpload = lazyInput(async () => (await import('../../ImageUpload/ImageUpload.tsx')).ImageUpload);
const JsonField = lazyInput(async () => (await import('../../JsonField/JsonField.tsx')).JsonField);
const MoneyField = lazyInput(async () => (await import('../../MoneyField/MoneyField.tsx')).MoneyField);
const MonthPicker = lazyInput(async () => (await import('../../MonthPicker/MonthPicker.tsx')).MonthPicker);
const RichText = lazyInput(async () => (await import('../../RichText/RichText.tsx')).RichText);
const ShapeInput = lazyInput(async () => (await import('./ShapeInput.tsx')).ShapeInput);
const TimeField = lazyInput(async () => (await import('../../TimeField/TimeField.tsx')).TimeField);

const number = (value: unknown) => (typeof value === 'number' ? value : null);

const NumberInput: Input = ({ field, common, value, onChange }) => (
  <NumberField
    {...common}
    min={field.min}
    max={field.max}
    scale={field.scale ?? looksOf(field).scale}
    unit={field.unit}
    value={number(value)}
    onChange={onChange}
  />
);
const MoneyInput: Input = (props) => {
  const { field, common, value, onChange } = props;
  return isYuan(field) ? (
    <MoneyField
      {...common}
      min={field.min ?? -GREATEST_AMOUNT}
      max={field.max}
      value={number(value)}
      onChange={onChange}
    />
  ) : (
    <NumberInput {...props} />
  );
};
const SwitchInput: Input = ({ common, value, onChange }) => (
  <Switch {...common} value={isOn(value)} onChange={onChange} />
);
const PhoneInput: Input = ({ common, value, onChange }) => (
  <PhoneField {...common} value={textOf(value)} onChange={onChange} />
);
const DayInput: Input = ({ common, value, onChange }) => (
  <DatePicker {...common} value={textOf(value)} onChange={onChange} />
);
const MomentInput: Input = ({ field, common, value, onChange }) => (
  <DateTimePicker {...common} isToMinute={field.toMinute === true} value={textOf(value)} onChange={onChange} />
);
const MonthInput: Input = ({ common, value, onChange }) => (
  <MonthPicker {...common} value={textOf(value)} onChange={onChange} />
);
const ClockInput: Input = ({ common, value, onChange }) => (
  <TimeField {...common} value={textOf(value)} onChange={onChange} />
);
const RichInput: Input = ({ common, value, onChange, sources }) => (
  <RichText {...common} upload={sources.upload} value={textOf(value)} onChange={onChange} />
);
const JsonInput: Input = (props) => {
  const { t } = useLingui();
  const { field, common, value, onChange, part } = props;
  if (field.shape !== undefined && part !== undefined) return <ShapeInput {...props} shape={field.shape} part={part} />;
  return (
    <JsonField
      {...common}
      description={common.description ?? t`JSON 格式的数组或对象`}
      value={textOf(value)}
      onChange={onChange}
    />
  );
};
const PictureInput: Input = ({ field, common, value, onChange, sources, onPendingChange }) => (
  <ImageUpload
    {...common}
    isSingle={looksOf(field).many !== true}
    keepsPlace={field.keepsPlace === true}
    upload={sources.upload ?? neverSent}
    onPendingChange={onPendingChange}
    value={textOf(value)}
    onChange={onChange}
  />
);
const DrawingInput: Input = (props) => {
  const { field, common, value, onChange, sources } = props;
  if (field.apart !== undefined && common.isReadOnly !== true) return <ApartInput {...props} apart={field.apart} />;
  return (
    <GeometryField
      {...common}
      geometryType={field.geomType === 'LineString' ? 'LineString' : 'Polygon'}
      shapes={sources.shapes}
      base={sources.base}
      value={(value ?? null) as Geometry | null}
      onChange={onChange}
    />
  );
};

/** The inputs that kinds of fields name. */
export const inputs: Readonly<Record<InputName, Input>> = {
  text: TextInput,
  lines: LinesInput,
  rich: RichInput,
  number: NumberInput,
  money: MoneyInput,
  switch: SwitchInput,
  day: DayInput,
  moment: MomentInput,
  month: MonthInput,
  clock: ClockInput,
  choice: ChoiceInput,
  tree: TreeInput,
  records: RefsInput,
  region: RegionInput,
  phone: PhoneInput,
  idcard: IdCardInput,
  url: UrlInput,
  coordinate: CoordinateInput,
  drawing: DrawingInput,
  pictures: PictureInput,
  files: FileInput,
  json: JsonInput,
};
