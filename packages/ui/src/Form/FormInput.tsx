import { useLingui } from '@lingui/react/macro';
import type { FunctionComponent } from 'react';
import type { Geometry } from '../MapPanel/geo.ts';
import { NumberField } from '../NumberField/NumberField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { ChoiceInput } from './ChoiceInput.tsx';
import type { FormFieldKind } from './FormField.ts';
import type { InputProps } from './InputProps.ts';
import { LazyDateField } from './LazyDateField.ts';
import { LazyDateTimeField } from './LazyDateTimeField.ts';
import { LazyGeometryField } from './LazyGeometryField.ts';
import { LazyImageUpload } from './LazyImageUpload.ts';
import { TextInput } from './TextInput.tsx';
import { TreeInput } from './TreeInput.tsx';

type Input = FunctionComponent<InputProps>;
const text = (value: unknown) => String(value ?? '');

const NumberInput: Input = ({ field, common, value, onChange }) => {
  const scale = field.kind === 'integer' ? 0 : (field.scale ?? (field.kind === 'money' ? 2 : undefined));
  const { t } = useLingui();
  return <NumberField {...common} min={field.min} max={field.max} scale={scale} unit={field.unit ?? (field.kind === 'money' ? t`元` : undefined)} value={typeof value === 'number' ? value : null} onChange={onChange} />;
};
const SwitchInput: Input = ({ common, value, onChange }) => <Switch {...common} value={value === 1} onChange={(on) => onChange(on ? 1 : 0)} />;
const PhoneInput: Input = ({ common, value, onChange }) => <PhoneField {...common} value={text(value)} onChange={onChange} />;
const DayInput: Input = ({ common, value, onChange }) => <LazyDateField {...common} value={text(value)} onChange={onChange} />;
const MomentInput: Input = ({ common, value, onChange }) => <LazyDateTimeField {...common} value={text(value)} onChange={onChange} />;
const PictureInput: Input = ({ field, common, value, onChange, sources, onPendingChange }) => (
  <LazyImageUpload {...common} isSingle={field.kind === 'image'} upload={sources.upload} onPendingChange={onPendingChange} value={text(value)} onChange={onChange} />
);
const DrawingInput: Input = ({ field, common, value, onChange, sources }) => (
  <LazyGeometryField {...common} geometryType={field.geomType === 'LineString' ? 'LineString' : 'Polygon'} shapes={sources.shapes} tileUrl={sources.tileUrl} value={(value ?? null) as Geometry | null} onChange={onChange} />
);
const SecretInput: Input = ({ common: { isReadOnly: _isReadOnly, ...common }, value, onChange }) => <PasswordField {...common} autoComplete="new-password" value={text(value)} onChange={onChange} />;

const own: Partial<Record<FormFieldKind, Input>> = {
  integer: NumberInput, number: NumberInput, money: NumberInput, switch: SwitchInput, phone: PhoneInput,
  dict: ChoiceInput, multidict: ChoiceInput, ref: TreeInput, user: TreeInput, dept: TreeInput, region: TreeInput,
  date: DayInput, datetime: MomentInput, image: PictureInput, images: PictureInput, geometry: DrawingInput,
};

/** The input of a field by its kind; kinds without one of their own are typed as text. */
export function FormInput(props: InputProps) {
  const Own = props.field.secret === true && props.common.isReadOnly !== true ? SecretInput : (own[props.field.kind] ?? TextInput);
  return <Own {...props} />;
}
