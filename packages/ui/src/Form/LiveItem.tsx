import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { type Live, liveSources, liveValue } from '../liveValue/liveValue.tsx';
import { FormInput } from './FormInput.tsx';
import type { InputProps } from './InputProps.ts';
import { useShared } from './useShared.ts';

/** Props of a field that follows from others. */
export interface LiveItemProps extends InputProps {
  /** How it follows. */
  live: Live;
}

const two = (part: number) => String(part).padStart(2, '0');
const dayOf = (now: Date) => `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;

/** A field that shows what follows from others as they are typed; what the record says stays until one of them is changed. */
export function LiveItem({ live, ...input }: LiveItemProps) {
  const { control } = useShared();
  const [today] = useState(() => dayOf(new Date()));
  const names = liveSources(live);
  const values: unknown[] = useWatch({ control, name: names });
  const { dirtyFields } = useFormState({ control });
  const isSaid = input.value !== '' && input.value !== null && input.value !== undefined;
  const isChanged = names.some((name) => dirtyFields[name] !== undefined);
  const value = isSaid && !isChanged ? input.value : liveValue(live, Object.fromEntries(names.map((name, at) => [name, values[at]])), today);
  return <FormInput {...input} value={value} />;
}
