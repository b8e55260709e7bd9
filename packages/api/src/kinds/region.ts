import { fieldKind } from './Kind.ts';

declare module '../field.ts' {
  interface FieldKinds {
    region: string;
  }
}

/** Code of an administrative division (GB/T 2260). */
export const region = fieldKind('region', {
  family: 'reference',
  read: 'division',
  to: 'blade-system/region',
  key: 'code',
});
