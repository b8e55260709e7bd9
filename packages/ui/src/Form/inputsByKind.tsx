import { useLingui } from '@lingui/react/macro';
import type { Geometry } from '../MapPanel/geo.ts';
import { GREATEST_AMOUNT } from '../MoneyField/money.ts';
import { NumberField } from '../NumberField/NumberField.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { ChoiceInput } from './ChoiceInput.tsx';
import { FileInput } from './FileInput.tsx';
import type { FormFieldKind } from './FormField.ts';
import { IdCardInput } from './IdCardInput.tsx';
import type { Input } from './InputProps.ts';
import { lazyInput } from './lazyInput.ts';
import { isYuan } from './readWords.ts';
import { RefsInput } from './RefsInput.tsx';
import { RegionInput } from './RegionInput.tsx';
import { TextInput } from './TextInput.tsx';
import { TreeInput } from './TreeInput.tsx';
import { UrlInput } from './UrlInput.tsx';

const DatePicker = lazyInput(async () => (await import('../DatePicker/DatePicker.tsx')).DatePicker);
const DateTimePicker = lazyInput(async () => (await import('../DateTimePicker/DateTimePicker.tsx')).DateTimePicker);
const GeometryField = lazyInput(async () => (await import('../GeometryField/GeometryField.tsx')).GeometryField);
const ImageUpload = lazyInput(async () => (await import('../ImageUpload/ImageUpload.tsx')).ImageUpload);
const JsonField = lazyInput(async () => (await import('../JsonField/JsonField.tsx')).JsonField);
const MoneyField = lazyInput(async () => (await import('../MoneyField/MoneyField.tsx')).MoneyField);
const MonthPicker = lazyInput(async () => (await import('../MonthPicker/MonthPicker.tsx')).MonthPicker);
const RichText = lazyInput(async () => (await import('../RichText/RichText.tsx')).RichText);
const TimeField = lazyInput(async () => (await import('../TimeField/TimeField.tsx')).TimeField);

const text = (value: unknown) => String(value ?? '');
const number = (value: unknown) => (typeof value === 'number' ? value : null);

const NumberInput: Input = ({ field, common, value, onChange }) => (
  <NumberField {...common} min={field.min} max={field.max} scale={field.kind === 'integer' ? 0 : (field.scale ?? (field.kind === 'money' ? 2 : undefined))} unit={field.unit} value={number(value)} onChange={onChange} />
);
const MoneyInput: Input = (props) => {
  const { field, common, value, onChange } = props;
  return isYuan(field) ? <MoneyField {...common} min={field.min ?? -GREATEST_AMOUNT} max={field.max} value={number(value)} onChange={onChange} /> : <NumberInput {...props} />;
};
const SwitchInput: Input = ({ common, value, onChange }) => <Switch {...common} value={value === 1} onChange={(on) => onChange(on ? 1 : 0)} />;
const PhoneInput: Input = ({ common, value, onChange }) => <PhoneField {...common} value={text(value)} onChange={onChange} />;
const DayInput: Input = ({ common, value, onChange }) => <DatePicker {...common} value={text(value)} onChange={onChange} />;
const MomentInput: Input = ({ field, common, value, onChange }) => <DateTimePicker {...common} isToMinute={field.toMinute === true} value={text(value)} onChange={onChange} />;
const MonthInput: Input = ({ common, value, onChange }) => <MonthPicker {...common} value={text(value)} onChange={onChange} />;
const ClockInput: Input = ({ common, value, onChange }) => <TimeField {...common} value={text(value)} onChange={onChange} />;
const RichInput: Input = ({ common, value, onChange, sources }) => <RichText {...common} upload={sources.upload} value={text(value)} onChange={onChange} />;
const JsonInput: Input = ({ common, value, onChange }) => {
  const { t } = useLingui();
  return <JsonField {...common} description={common.description ?? t`JSON 格式的数组或对象`} value={text(value)} onChange={onChange} />;
};
const PictureInput: Input = ({ field, common, value, onChange, sources, onPendingChange }) => (
  <ImageUpload {...common} isSingle={field.kind === 'image'} upload={sources.upload} onPendingChange={onPendingChange} value={text(value)} onChange={onChange} />
);
const DrawingInput: Input = ({ field, common, value, onChange, sources }) => (
  <GeometryField {...common} geometryType={field.geomType === 'LineString' ? 'LineString' : 'Polygon'} shapes={sources.shapes} tileUrl={sources.tileUrl} value={(value ?? null) as Geometry | null} onChange={onChange} />
);

/** The input of each kind. */
export const inputsByKind: Readonly<Record<FormFieldKind, Input>> = {
  text: TextInput, longtext: TextInput, richtext: RichInput, integer: NumberInput, number: NumberInput, money: MoneyInput, switch: SwitchInput,
  date: DayInput, datetime: MomentInput, month: MonthInput, time: ClockInput, dict: ChoiceInput, multidict: ChoiceInput,
  ref: TreeInput, refs: RefsInput, user: TreeInput, dept: TreeInput, region: RegionInput, phone: PhoneInput, idcard: IdCardInput, url: UrlInput,
  lnglat: TextInput, geometry: DrawingInput, image: PictureInput, images: PictureInput, file: FileInput, files: FileInput, json: JsonInput, computed: TextInput,
};
