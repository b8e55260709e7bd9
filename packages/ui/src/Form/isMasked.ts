import type { FormField } from './FormField.ts';

/** True for a sensitive value of which a part came as stars. */
export const isMasked = (field: Pick<FormField, 'sensitive'>, value: unknown): value is string => field.sensitive !== undefined && typeof value === 'string' && value.includes('*');
