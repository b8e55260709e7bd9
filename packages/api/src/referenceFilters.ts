import { searchFields, type ChoiceDefinition } from './distinguishingFields.ts';

/**
 * Ids of the first records of the register at a path whose names hold a word; at most 40, so that a filter can take
 * them.
 */
export type FindIdsByName = (path: string, word: string) => Promise<readonly string[]>;

/** The most ids that a filter takes. */
export const MAX_IDS = 40;

/**
 * The filters that find records by other records told beside their names: a word that names some, such as a residence
 * or a building, narrows, and what is left is looked for in the texts; none where no word names any.
 */
export async function referenceFilters(
  definition: ChoiceDefinition,
  words: string,
  idsNamed: FindIdsByName,
  isMasked = false,
): Promise<Readonly<Record<string, string>>[]> {
  const { distinguishedBy = [], fields = {} } = definition;
  const references = distinguishedBy.flatMap((name) =>
    fields[name]?.to !== undefined && fields[name].search === true ? [{ name, to: fields[name].to }] : [],
  );
  const narrowed: Record<string, string> = {};
  const left: string[] = [];
  for (const word of words.split(/\s+/)) {
    const open = references.filter(({ name }) => narrowed[name] === undefined);
    const found = await Promise.all(open.map(async ({ name, to }) => ({ name, ids: await idsNamed(to, word) })));
    const named = found.find(({ ids }) => ids.length > 0);
    if (named === undefined) left.push(word);
    else narrowed[named.name] = named.ids.slice(0, MAX_IDS).join(',');
  }
  if (Object.keys(narrowed).length === 0) return [];
  return left.length === 0
    ? [narrowed]
    : searchFields(definition, left.join(' '), isMasked).map((name) => ({ ...narrowed, [name]: left.join(' ') }));
}
