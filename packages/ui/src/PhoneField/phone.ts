import { halfWidth } from '../Field/halfWidth.ts';

/** A phone number as typed or pasted, without blanks, dashes and the country code; masked numbers stay as they are. */
export const cleanPhone = (text: string): string => {
  const plain = halfWidth(text).replaceAll(/[\s-]/g, '');
  return plain.replace(/^(?:\+|00)86(?=1)/, '');
};
