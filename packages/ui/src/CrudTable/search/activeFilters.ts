import { looksOf } from '../../kinds/looksOf.ts';
import { type Dictionaries, wordOf } from '../list/crudColumns.ts';
import type { CrudField, VisiblePart } from '../CrudField.ts';
import type { CrudView } from '../CrudState.ts';
import { WORDS } from './quickSearch.ts';
import type { SearchItem } from './searchQuery.ts';
import { type Condition, type Operator, takesValue } from './where.ts';

/** The words of filters, in the user's language. */
export interface FilterWords {
  /** A condition as a clause, such as 姓名包含“王”. */
  clause: (label: string, operator: Operator, value: string) => string;
  /** A condition on a masked value, such as 手机尾号 1234. */
  part: (label: string, part: VisiblePart, value: string) => string;
  /** A range, of which either end may be missing. */
  range: (label: string, from: string, to: string) => string;
  /** What the one search box says. */
  box: (text: string) => string;
  yes: string;
  no: string;
  /** Between the values of one condition. */
  or: string;
}

/** One filter in force: its words, and the view without it. */
export interface ActiveFilter {
  key: string;
  words: string;
  without: Partial<CrudView>;
}

/** What a value is called: the entry of a dictionary, the name of a record, yes or no. */
export function valueWords(
  field: CrudField,
  value: string,
  dictionaries: Dictionaries,
  words: FilterWords,
  nameOf: (field: CrudField, id: string) => string,
): string {
  return value
    .split(',')
    .filter(Boolean)
    .map((one) => {
      if (looksOf(field).family === 'switch') return one === '1' ? words.yes : words.no;
      return field.dict === undefined ? nameOf(field, one) : wordOf(dictionaries, field.dict, one);
    })
    .join(words.or);
}

const dropped = (filters: CrudView['filters'], names: readonly string[]) =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name)));

/** The operator by which the search bar compares. */
const barOperator = ({ shape }: SearchItem): Operator => (shape === 'text' ? 'like' : 'equal');

/** A condition as a clause; one on a masked value says what is really compared. */
function clauseOf(
  field: CrudField,
  label: string,
  operator: Operator,
  value: string,
  said: string,
  words: FilterWords,
) {
  const part = operator === 'like' && value !== '' ? field.maskedSearch?.(value) : undefined;
  return part ? words.part(label, part, value) : words.clause(label, operator, said);
}

/** The filters in force, that of the search box first, then those of the panel; each can be removed on its own. */
export function activeFilters(
  view: Pick<CrudView, 'filters' | 'where'>,
  items: readonly SearchItem[],
  fields: readonly CrudField[],
  said: (field: CrudField, value: string) => string,
  words: FilterWords,
): readonly ActiveFilter[] {
  const { filters, where } = view;
  const ofBar = items.flatMap((item): ActiveFilter[] => {
    const { name, label, field, shape } = item;
    const names = shape === 'dates' || shape === 'numbers' ? [`${name}From`, `${name}To`] : [name];
    const [first = '', second = ''] = names.map((one) => filters[one] ?? '');
    if (first === '' && second === '') return [];
    const text =
      names.length > 1
        ? words.range(label, first, second)
        : clauseOf(field, label, barOperator(item), first, said(field, first), words);
    return [{ key: name, words: text, without: { page: 1, filters: dropped(filters, names) } }];
  });
  const ofWhere = (where?.conditions ?? []).map(({ field: name, operator, value }: Condition, at): ActiveFilter => {
    const field = fields.find((one) => one.name === name) ?? { name, label: name, kind: 'text' };
    const rest = where?.conditions.filter((_, index) => index !== at) ?? [];
    return {
      key: `${at} ${name} ${operator} ${value}`,
      words: clauseOf(field, field.label, operator, value, takesValue(operator) ? said(field, value) : '', words),
      without: { page: 1, where: rest.length > 0 && where ? { ...where, conditions: rest } : undefined },
    };
  });
  const text = filters[WORDS] ?? '';
  const ofBox: ActiveFilter[] =
    text === ''
      ? []
      : [{ key: WORDS, words: words.box(text), without: { page: 1, filters: dropped(filters, [WORDS]) } }];
  return [...ofBox, ...ofBar, ...ofWhere];
}
