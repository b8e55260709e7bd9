/** Whether the value of a switch is on: true, and 1 of rows that come with numbers. */
export const isOn = (value: unknown): boolean => value === true || value === 1 || value === '1';

/** A value as text; that of a switch is told alike as a boolean and as a number. */
export const plainText = (value: unknown): string => String(typeof value === 'boolean' ? Number(value) : (value ?? ''));
