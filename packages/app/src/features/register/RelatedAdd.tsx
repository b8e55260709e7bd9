import { AddRecord } from '@lattice/ui/AddRecord';
import type { AddFormProps } from '../record/AddForm.ts';
import { useRegister } from './RegisterTable.tsx';

/** The form of a new record that belongs to another one. */
export function RelatedAdd({ definition, defaults, onClose }: AddFormProps) {
  return <AddRecord {...useRegister(definition)} defaults={defaults} onClose={onClose} />;
}
