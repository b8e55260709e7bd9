import type { FormField } from '../../Form/FormField.ts';
import { drawnFields, formSections, spanOf } from '../../Form/layout.ts';

/** How many lines a form of two columns takes, its headings among them, as far as that is known before its values. */
export const formLines = (
  fields: readonly FormField[],
  groups: readonly { key: string; label: string }[] = [],
): number =>
  formSections(drawnFields(fields), groups).reduce(
    (sum, { label, items }) =>
      sum + (label === '' ? 0 : 1) + Math.ceil(items.reduce((width, item) => width + spanOf(item, 2), 0) / 2),
    0,
  );
