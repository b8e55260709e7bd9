import { fieldKind } from './Kind.ts';

declare module '../field.ts' {
  interface FieldKinds {
    idcard: string;
  }
}

/** A resident identity number with check digit (GB 11643-1999), or ''. */
export const idcard = fieldKind('idcard', {
  family: 'text',
  read: 'idcard',
  mask: 'idcard',
  whole: /^(?:\d{15}|\d{17}[\dx])$/i,
});
