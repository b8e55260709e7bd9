import { useLingui } from '@lingui/react/macro';
import type { FormSources } from '../../Form/FormSources.ts';
import type { CrudField } from '../CrudField.ts';
import type { CrudView } from '../CrudState.ts';
import type { Dictionaries } from '../list/crudColumns.ts';
import { activeFilters } from './activeFilters.ts';
import type { SearchItem } from './searchQuery.ts';
import { useFilterWords, useValueWords } from './useFilterWords.ts';

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
