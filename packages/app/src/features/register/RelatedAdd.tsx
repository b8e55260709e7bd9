import { AddRecord } from '@lattice/ui/AddRecord';
import { useCallback } from 'react';
import { chosenRecord } from '../../records/chosenRecord.ts';
import type { AddFormProps } from '../record/AddForm.ts';
import { copiedValues } from './copiedValues.ts';
import { useRegister } from './RegisterTable.tsx';

/** The form of a new record that belongs to another one, and begins with what it takes over from that. */
export function RelatedAdd({ definition, defaults, onClose }: AddFormProps) {
  const { initial, ...register } = useRegister(definition);
  const begun = useCallback(
    async () => ({ ...(await initial?.()), ...(await copiedValues(definition, defaults, chosenRecord)) }),
    [definition, defaults, initial],
  );
  return <AddRecord {...register} initial={begun} defaults={defaults} onClose={onClose} />;
}
