import { fieldKind } from './Kind.ts';

declare module '../field.ts' {
  interface FieldKinds {
    phone: string;
  }
}

/** A Chinese mobile number of 11 digits, or ''. */
export const phone = fieldKind('phone', {
  family: 'text',
  read: 'phone',
  mask: 'phone',
  whole: /^1\d{10}$/,
  missing: 'phoneEmpty',
});
