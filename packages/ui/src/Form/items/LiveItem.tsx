import { townDay } from '@lattice/api/townTime';
import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { type Live, liveSources, liveValue } from '../../liveValue/liveValue.tsx';
import { FormInput } from '../inputs/FormInput.tsx';
import type { InputProps } from '../inputs/InputProps.ts';
import { isKept } from '../useMasks.ts';
import { useShared } from '../useShared.ts';
import { useWorkingDays } from './useWorkingDays.ts';

export interface LiveItemProps extends InputProps {
  /** How it follows. */
  live: Live;
}

/**
 * A field that shows what follows from others as they are typed; what the record says stays until one of them is
 * changed, and while one of them is masked.
 */
export function LiveItem({ live, ...input }: LiveItemProps) {
  const { control, masks } = useShared();
  const [today] = useState(() => townDay());
  const names = liveSources(live);
  const values: unknown[] = useWatch({ control, name: names });
  const { dirtyFields } = useFormState({ control });
  const isSaid = input.value !== '' && input.value !== null && input.value !== undefined;
  const isChanged = names.some((name) => dirtyFields[name] !== undefined);
  const isCovered = names.some((name, at) => isKept(masks, name, values[at]));
  const span = 'workingDays' in live ? values.map((value) => String(value ?? '')) : [];
  const days = useWorkingDays(input.sources.workingDays, [span[0] ?? '', span[1] ?? '']);
  const value =
    (isSaid && !isChanged) || isCovered
      ? input.value
      : (days ?? liveValue(live, Object.fromEntries(names.map((name, at) => [name, values[at]])), today));
  return <FormInput {...input} value={value} />;
}
