/** A stored value as it is written; '' for none. */
export const textOf = (value: unknown): string => String(value ?? '');
