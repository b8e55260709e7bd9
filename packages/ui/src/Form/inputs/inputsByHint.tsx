import { neverSent } from '../../ImageUpload/useUploads.ts';
import type { KeyValue } from '../../KeyValueList/pairs.ts';
import { parseHex } from '../../theme/parseHex.ts';
import { ChoiceInput } from './ChoiceInput.tsx';
import type { FormInputHint } from '../FormField.ts';
import type { Input } from './InputProps.ts';
import { lazyInput } from './lazyInput.ts';
import { pairsOf } from './pairsOf.ts';
import { textOf } from '../../kinds/textOf.ts';

const AvatarUpload = lazyInput(async () => (await import('../../AvatarUpload/AvatarUpload.tsx')).AvatarUpload);
const ColourPicker = lazyInput(async () => (await import('../../ColourPicker/ColourPicker.tsx')).ColourPicker);
const IconPicker = lazyInput(async () => (await import('../../IconPicker/IconPicker.tsx')).IconPicker);
const KeyValueList = lazyInput(async () => (await import('../../KeyValueList/KeyValueList.tsx')).KeyValueList);
const PlateField = lazyInput(async () => (await import('../../PlateField/PlateField.tsx')).PlateField);
const Rating = lazyInput(async () => (await import('../../Rating/Rating.tsx')).Rating);
const Signature = lazyInput(async () => (await import('../../Signature/Signature.tsx')).Signature);
const Slider = lazyInput(async () => (await import('../../Slider/Slider.tsx')).Slider);

const RatingInput: Input = ({ field, common, value, onChange }) => (
  <Rating {...common} max={field.max} value={typeof value === 'number' ? value : null} onChange={onChange} />
);
const SliderInput: Input = ({ field, common, value, onChange }) => (
  <Slider
    {...common}
    min={field.min}
    max={field.max}
    step={10 ** -(field.scale ?? 0)}
    unit={field.unit}
    value={typeof value === 'number' ? value : (field.min ?? 0)}
    onChange={onChange}
  />
);
const ColourInput: Input = ({ common, value, onChange }) => (
  <ColourPicker {...common} value={parseHex(textOf(value)) ?? '#409eff'} onChange={onChange} />
);
const IconInput: Input = ({ common, value, onChange }) => (
  <IconPicker {...common} value={textOf(value)} onChange={onChange} />
);
const PlateInput: Input = ({ common, value, onChange }) => (
  <PlateField {...common} value={textOf(value)} onChange={onChange} />
);
const SignatureInput: Input = ({ common, value, onChange }) => (
  <Signature {...common} value={textOf(value)} onChange={onChange} />
);
const AvatarInput: Input = ({ common, value, onChange, sources }) => (
  <AvatarUpload {...common} upload={sources.upload ?? neverSent} value={textOf(value)} onChange={onChange} />
);
const PairsInput: Input = ({ common, value, onChange }) => (
  <KeyValueList
    {...common}
    value={pairsOf(textOf(value))}
    onChange={(next: readonly KeyValue[]) => onChange(next.length === 0 ? '' : JSON.stringify(next))}
  />
);

/** The input of each hint. */
export const inputsByHint: Readonly<Record<FormInputHint, Input>> = {
  rating: RatingInput,
  slider: SliderInput,
  colour: ColourInput,
  icon: IconInput,
  plate: PlateInput,
  signature: SignatureInput,
  avatar: AvatarInput,
  radio: ChoiceInput,
  transfer: ChoiceInput,
  pairs: PairsInput,
};
