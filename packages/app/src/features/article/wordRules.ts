import { BANNED, WORDED, type WordRule, wordsIn } from '@lattice/api/articles/wordCheck';
import type { Resource } from '@lattice/api/resource';
import { articleWord } from '@lattice/api/resources/cms/articleWord';
import { formValidator } from '@lattice/api/formValidator';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/queryClient.ts';
import { session } from '../../session/session.ts';

const MOST = 1000;
const KEPT_MS = 60_000;

/** The words that the town looks for; none where the server or the person has none. */
export const wordRulesQuery = () =>
  queryOptions({
    queryKey: ['rows', articleWord.path, 'rules'],
    queryFn: async (): Promise<readonly WordRule[]> => {
      if (!session.abilities.includes('articles')) return [];
      const { records } = await client(articleWord)
        .page({ current: 1, size: MOST, isEnabled: 1 })
        .catch(() => ({ records: [] }));
      return records.map(({ word, suggestion, level }) => ({ word, suggestion, level }));
    },
    staleTime: KEPT_MS,
  });

/** Checks the form of an article: by its rules, and for words that are not published, each in the words of `tell`. */
export async function articleRules(
  definition: Resource,
  say: (text: string) => string,
  tell: (rule: WordRule) => string,
): Promise<(values: Readonly<Record<string, unknown>>) => { field: string; message: string }[]> {
  const words = (await queryClient.fetchQuery(wordRulesQuery())).filter(({ level }) => level === BANNED);
  const check = formValidator(definition, say);
  return (values) => {
    const issues = check(values);
    const faulty = new Set(issues.map(({ field }) => field));
    return [
      ...issues,
      ...WORDED.flatMap((field) => {
        const [rule] = faulty.has(field) ? [] : wordsIn(String(values[field] ?? ''), words);
        return rule === undefined ? [] : [{ field, message: tell(rule) }];
      }),
    ];
  };
}
