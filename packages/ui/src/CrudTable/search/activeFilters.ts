import { looksOf, isOneReference, placeOf } from '../../kinds/looksOf.ts';
import { type Dictionaries, wordOf } from '../list/crudColumns.ts';
import type { CrudField, VisiblePart } from '../CrudField.ts';
import type { CrudView } from '../CrudState.ts';
import { WORDS, type SearchItem } from './searchQuery.ts';
import { type Condition, type Operator, takesValue } from '../conditions/where.ts';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import type { FormSources } from '../../Form/FormSources.ts';

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
    // A link may ask for what the advanced filter cannot compare, such as a switch.
    const field = [...fields, ...items.map((item) => item.field)].find((one) => one.name === name) ?? {
      name,
      label: name,
      kind: 'text',
    };
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

/** The words of operators, in the user's language. */
export function useOperatorWords(): Readonly<Record<Operator, string>> {
  const { t } = useLingui();
  return useMemo(
    () => ({
      like: t`包含`,
      equal: t`等于`,
      notequal: t`不等于`,
      in: t`是其中之一`,
      gt: t`大于`,
      ge: t`大于等于`,
      lt: t`小于`,
      le: t`小于等于`,
      null: t`为空`,
      notnull: t`不为空`,
    }),
    [t],
  );
}

/** The words of filters, in the user's language. */
function useFilterWords(): FilterWords {
  const { t } = useLingui();
  return useMemo(
    () => ({
      clause: (label, operator, value) =>
        ({
          like: t`${label}包含“${value}”`,
          equal: t`${label}等于“${value}”`,
          notequal: t`${label}不等于“${value}”`,
          in: t`${label}是“${value}”`,
          gt: t`${label}大于 ${value}`,
          ge: t`${label}不小于 ${value}`,
          lt: t`${label}小于 ${value}`,
          le: t`${label}不大于 ${value}`,
          null: t`${label}为空`,
          notnull: t`${label}不为空`,
        })[operator],
      part: (label, part, value) =>
        ({
          whole: t`${label}等于“${value}”`,
          tail: t`${label}尾号 ${value}`,
          surname: t`${label}姓“${value}”`,
          start: t`${label}可见部分含“${value}”`,
        })[part],
      range: (label, from, to) =>
        from === '' ? t`${label}到 ${to} 为止` : to === '' ? t`${label}从 ${from} 起` : t`${label}从 ${from} 到 ${to}`,
      box: (text) => t`搜索“${text}”`,
      yes: t`是`,
      no: t`否`,
      or: t`或`,
    }),
    [t],
  );
}

/** Says what a value of a field is called; names of records are asked of their trees. */
function useValueWords(
  requested: readonly (readonly [field: CrudField, value: string])[],
  dictionaries: Dictionaries,
  tree: FormSources['tree'],
): (field: CrudField, value: string) => string {
  const words = useFilterWords();
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const missing = requested.filter(
    ([field, value]) => isOneReference(field) && value !== '' && names[`${field.name} ${value}`] === undefined,
  );
  const key = JSON.stringify(missing.map(([field, value]) => [field.name, placeOf(field), value]));
  useEffect(() => {
    let isCurrent = true;
    for (const [name = '', path = '', value = ''] of JSON.parse(key) as string[][]) {
      void tree?.(path)
        .labels?.([value])
        .catch(() => ({}))
        .then((labels: Readonly<Record<string, string>>) => {
          if (isCurrent) setNames((now) => ({ ...now, [`${name} ${value}`]: labels[value] ?? value }));
        });
    }
    return () => {
      isCurrent = false;
    };
  }, [key, tree]);
  return (field, value) => valueWords(field, value, dictionaries, words, (one, id) => names[`${one.name} ${id}`] ?? id);
}

/** What the words of filters are made of. */
interface FilterWordsOf {
  view: Pick<CrudView, 'filters' | 'where'>;
  items: readonly SearchItem[];
  /** Fields that the advanced filter can compare. */
  fields: readonly CrudField[];
  dictionaries: Dictionaries;
  tree: FormSources['tree'];
}

/** The filters in force with their words, and all of them as one sentence. */
export function useActiveFilters({ view, items, fields, dictionaries, tree }: FilterWordsOf) {
  const { t } = useLingui();
  const words = useFilterWords();
  const values = [
    ...items.map((item) => [item.field, view.filters[item.name] ?? ''] as const),
    ...(view.where?.conditions ?? []).flatMap((one) =>
      fields.filter(({ name }) => name === one.field).map((field) => [field, one.value] as const),
    ),
  ];
  const said = useValueWords(values, dictionaries, tree);
  const found = activeFilters(view, items, fields, said, words);
  const firstOfWhere = found.length - (view.where?.conditions.length ?? 0);
  const isOr = view.where?.join === 'or';
  /** Each with the word before it: '' for the first. */
  const active = found.map((one, at) => ({
    ...one,
    isOr: isOr && at > firstOfWhere,
    join: at === 0 ? '' : isOr && at > firstOfWhere ? t`或者` : t`并且`,
  }));
  return { active, sentence: active.map(({ join, words: part }) => `${join}${part}`).join('') };
}
