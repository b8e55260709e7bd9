import { distinguishingFields } from '@lattice/api/distinguishingFields';
import { type FindIdsByName, MAX_IDS } from '@lattice/api/referenceFilters';
import { divisionPath } from '@lattice/api/divisionPath';
import { referencePaths } from '@lattice/api/referencePaths';
import { namesById, nodesBelow } from '@lattice/api/registerNodes';
import { type FoundNode, type SearchCalls, searchNodes, wholeTree } from '@lattice/api/registerSearch';
import type { Resource } from '@lattice/api/resource';
import type { RegionSource } from '@lattice/ui/RegionPicker';
import type { TreeHit, TreeNode, TreeSource } from '@lattice/ui/TreeSelect';
import { i18n } from '@lingui/core';
import { queryClient } from '../session/queryClient.ts';
import { optionsIn } from './words/dictionaryOptions.ts';
import { loadResource } from './resources.ts';
import { client } from '../session/client.ts';
import { isMaskedHere } from './maskedSearch.ts';
import { people } from './people.ts';

const MINUTE = 60_000;

const nodeOf = ({
  id,
  title,
  hasChildren = false,
}: Omit<TreeNode, 'hasChildren'> & { hasChildren?: boolean }): TreeNode => ({ id, title, hasChildren });
const hitOf = ({ above, ...node }: FoundNode): TreeHit => ({ ...nodeOf(node), above });

const kept = <T>(key: readonly string[], queryFn: () => Promise<T>): Promise<T> =>
  queryClient.fetchQuery({ queryKey: ['rows', ...key, i18n.locale], queryFn, staleTime: MINUTE });

/**
 * The rows of a register with the words of the dictionaries that tell its records apart; as they are where none does.
 */
function toldApart(definition: Resource, calls: SearchCalls): SearchCalls {
  const { page } = calls;
  const fields = distinguishingFields(definition).flatMap((name) => {
    const code = definition.fields[name]?.dict;
    return code === undefined ? [] : [{ name, code }];
  });
  if (page === undefined || fields.length === 0) return calls;
  const options = optionsIn(i18n.locale);
  return {
    ...calls,
    page: async (query) => {
      const [answer, ...words] = await Promise.all([page(query), ...fields.map(async ({ code }) => options(code))]);
      const named = (row: Readonly<Record<string, unknown>>) =>
        Object.fromEntries(
          fields.map(({ name }, at) => [
            `${name}Name`,
            words[at]?.find(({ value }) => value === String(row[name]))?.label ?? '',
          ]),
        );
      return { ...answer, records: answer.records.map((row) => ({ ...row, ...named(row) })) };
    },
  };
}

async function readerOf(path: string) {
  const definition: Resource = await loadResource(path);
  return { definition, calls: toldApart(definition, client(definition)) };
}

const all = (path: string): Promise<TreeHit[]> =>
  kept([path, 'all'], async () => {
    const { definition, calls } = await readerOf(path);
    return ((await wholeTree(definition, calls)) ?? []).map(hitOf);
  });

const labels = (path: string, ids: readonly string[]): Promise<Record<string, string>> =>
  kept([path, 'labels', ids.join(',')], async () => {
    const { definition, calls } = await readerOf(path);
    if (calls.page !== undefined) return namesById(definition, calls, ids);
    return Object.fromEntries((await all(path)).flatMap(({ id, title }) => (ids.includes(id) ? [[id, title]] : [])));
  });

/** None for people who may not list the register. */
const idsNamed: FindIdsByName = (path, word) =>
  kept([path, 'named', word], async () => {
    const {
      definition: { title = 'id' },
      calls,
    } = await readerOf(path);
    const { records } = (await calls.page?.({ current: 1, size: MAX_IDS, [title]: word }).catch(() => undefined)) ?? {
      records: [],
    };
    return records.map((row) => String(row.id));
  });

const search = (path: string, words: string) =>
  kept([path, 'search', words], async () => {
    const { definition, calls } = await readerOf(path);
    const { hits, ...found } = await searchNodes(definition, calls, words, idsNamed, await isMaskedHere(definition));
    return { hits: hits.map(hitOf), ...found };
  });

const children = (path: string, parentId: string): Promise<TreeNode[]> =>
  kept([path, 'tree', parentId], async () => {
    const { definition, calls } = await readerOf(path);
    return (await nodesBelow(definition, calls, parentId)).map(nodeOf);
  });

/**
 * Reads and searches the tree of the register at a path; people stand below their departments, or are those of the
 * department `within`.
 */
export const treeReader = (path: string, within = ''): Required<TreeSource> =>
  path === referencePaths.user
    ? people(within)
    : {
        children: async (parentId) => children(path, parentId),
        labels: async (ids) => labels(path, ids),
        find: async (words) => search(path, words),
        all: async () => all(path),
      };

const divisionsBelow = async (parentCode: string) =>
  (await children('blade-system/region', parentCode)).map(({ id, title, hasChildren }) => ({
    code: id,
    name: title,
    isLeaf: !hasChildren,
  }));

/** Reads and searches the administrative divisions. */
export const divisions: Required<RegionSource> = {
  children: divisionsBelow,
  path: (code) => divisionPath(divisionsBelow, code),
  search: async (words) =>
    (await search('blade-system/region', words)).hits.map(({ above, id, title }) =>
      [...above, { id, title }].map((one) => ({ code: one.id, name: one.title })),
    ),
};
