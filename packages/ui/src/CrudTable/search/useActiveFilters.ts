import { useLingui } from '@lingui/react/macro';
import { activeFilters } from './activeFilters.ts';
import { usePart } from '../CrudParts.tsx';
import { useFilterWords, useValueWords } from './useFilterWords.ts';

/** The filters in force with their words, and all of them as one sentence. */
export function useActiveFilters() {
  const { view, items, fields } = usePart('search');
  const {
    dictionaries,
    props: { sources },
  } = usePart('definition');
  const { t } = useLingui();
  const words = useFilterWords();
  const values = [
    ...items.map((item) => [item.field, view.filters[item.name] ?? ''] as const),
    ...(view.where?.conditions ?? []).flatMap((one) =>
      fields.filter(({ name }) => name === one.field).map((field) => [field, one.value] as const),
    ),
  ];
  const said = useValueWords(values, dictionaries ?? new Map(), sources.tree);
  const active = activeFilters(view, items, fields, said, words);
  const firstOfWhere = active.length - (view.where?.conditions.length ?? 0);
  const isOr = view.where?.join === 'or';
  /** The word before a filter; '' for the first. */
  const joinBefore = (at: number) => (at === 0 ? '' : isOr && at > firstOfWhere ? t`或者` : t`并且`);
  return { active, joinBefore, sentence: active.map((one, at) => `${joinBefore(at)}${one.words}`).join('') };
}
