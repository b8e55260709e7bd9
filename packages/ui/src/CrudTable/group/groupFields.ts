import { isOneReference, looksOf } from '../../kinds/looksOf.ts';
import type { CrudField } from '../CrudField.ts';
import type { CrudTableProps } from '../CrudTableProps.ts';

type Listed = Pick<CrudTableProps, 'fields' | 'isTree' | 'isUnpaged' | 'isVirtual'>;

/** The fields by which the rows of a list can stand in groups: choices and references that hide nothing. */
export function groupFields({ fields, isTree, isUnpaged, isVirtual }: Listed): CrudField[] {
  if (isTree || isUnpaged || isVirtual || fields.some(({ merge }) => merge)) return [];
  return fields.filter((field) => {
    const { family, many, sorted } = looksOf(field);
    return (
      field.sensitive === undefined &&
      field.secret !== true &&
      sorted !== false &&
      ((family === 'choice' && many !== true) || isOneReference(field))
    );
  });
}
