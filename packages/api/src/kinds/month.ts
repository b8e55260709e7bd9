import { fieldKind } from './Kind.ts';

declare module '../field.ts' {
  interface FieldKinds {
    month: string;
  }
}

/** A month, `yyyy-MM`, or ''. */
export const month = fieldKind('month', { family: 'moment', read: 'month', contains: true, scoped: true });
