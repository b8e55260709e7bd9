import { looksOf } from '../../kinds/looksOf.ts';
import type { CrudField } from '../CrudField.ts';
import type { CrudView } from '../CrudState.ts';
import type { QueryCondition } from '../DataSource.ts';

/** The name among the filters of a view under which the text of the one search box stands. */
export const WORDS = 'words';

/** Whether a filter stands as a chip, as neither the box nor the tabs say it. */
export const isChip = (name: string, stateField: string | undefined): boolean => name !== WORDS && name !== stateField;

/** The most fields that the box looks in. */
const MOST = 8;

const isText = (field: CrudField): boolean => looksOf(field).family === 'text' && looksOf(field).many !== true;
const isNumber = ({ unique, sensitive }: CrudField): boolean =>
  unique === true || sensitive === 'idcard' || sensitive === 'phone';

/**
 * The fields that the one search box looks in: the title, the texts of the search panel, and listed numbers and phones;
 * the title alone where the source joins no conditions by or.
 */
export function quickFields(
  fields: readonly CrudField[],
  title: string | undefined,
  takesWhere: boolean,
): readonly CrudField[] {
  const named = fields.filter((field) => field.name === title && isText(field));
  if (!takesWhere) return named;
  const others = fields.filter(
    (field) => field.name !== title && isText(field) && (field.search || (field.list && isNumber(field))),
  );
  return [...named, ...others].slice(0, MOST);
}

const conditionedFields = ({ filters, where }: Pick<CrudView, 'filters' | 'where'>): ReadonlySet<string> =>
  new Set([...Object.keys(filters), ...(where?.conditions ?? []).map(({ field }) => field)]);

/**
 * The conditions of which one holds for what the box says. Masked fields are left out where the text is neither a whole
 * value nor a visible part, and where another filter asks for them already.
 */
export function quickConditions(
  quick: readonly CrudField[],
  view: Pick<CrudView, 'filters' | 'where'>,
  text = view.filters[WORDS] ?? '',
): QueryCondition[] {
  const value = text.trim();
  if (value === '') return [];
  const taken = conditionedFields(view);
  return quick.flatMap(({ name, maskedSearch }) =>
    typeof maskedSearch === 'function' && (taken.has(name) || maskedSearch(value) === null)
      ? []
      : [{ field: name, operator: 'like' as const, value }],
  );
}
