import type { Resource } from '@lattice/api/resource';
import { dict } from '@lattice/api/resources/blade-system/dict';
import { oss } from '@lattice/api/resources/blade-resource/oss';
import type { Option } from '@lattice/ui/Select';
import type { FormSources } from '@lattice/ui/Form';
import type { Region, RegionSource } from '@lattice/ui/RegionPicker';
import type { Shape } from '@lattice/ui/MapPanel';
import type { TreeSource } from '@lattice/ui/TreeSelect';
import { queryClient } from '../../queryClient.ts';
import { loadResource } from '../../resources.ts';
import { client } from '../../session/client.ts';
import { places } from './places.ts';

const MINUTES = 60_000;

/** Entries of a dictionary, in the language shown; kept for five minutes, or until a dictionary is changed here. */
const optionsIn = (language: string) => (code: string): Promise<Option[]> =>
  queryClient.fetchQuery({
    queryKey: ['rows', dict.path, 'dictionary', code, language],
    queryFn: async () => (await client(dict).dictionary({ code })).map(({ dictKey, dictValue }) => ({ value: dictKey, label: dictValue })),
    staleTime: 5 * MINUTES,
  });

interface Node {
  id: string;
  title: string;
  hasChildren?: boolean;
}
interface TreeCalls {
  lazyTree?: (parent: unknown) => Promise<Node[]>;
  page?: (query: { current: number; size: number; id?: string }) => Promise<{ records: Record<string, unknown>[] }>;
}

/** Nodes below one node; a register that is no tree gives its rows as the top. */
async function children(path: string, parentId: string): Promise<Node[]> {
  const definition: Resource = await loadResource(path);
  const calls = client(definition) as TreeCalls;
  if (calls.lazyTree) return calls.lazyTree(path === places.region ? { parentCode: parentId || '00' } : parentId || '0');
  if (parentId !== '' || !calls.page) return [];
  const { records } = await calls.page({ current: 1, size: 200 });
  return records.map((row) => ({ id: String(row.id), title: String(row[definition.title ?? 'id'] ?? '') }));
}

/** The names of records by id; nothing is said of those that the user may not see. */
async function labels(path: string, ids: readonly string[]): Promise<Record<string, string>> {
  const definition: Resource = await loadResource(path);
  const calls = client(definition) as TreeCalls;
  if (!calls.page) return {};
  const { records } = await calls.page({ current: 1, size: 200, id: ids.join(',') });
  return Object.fromEntries(records.map((row) => [String(row.id), String(row[definition.title ?? 'id'] ?? '')]));
}

const trees = new Map<string, TreeSource>();

/** The tree behind references to a resource; the same object for the same path. */
function tree(place: string): TreeSource {
  const path = places[place] ?? place;
  const known = trees.get(path);
  if (known) return known;
  const source: TreeSource = {
    children: (parentId) =>
      queryClient.fetchQuery({
        queryKey: ['rows', path, 'tree', parentId],
        queryFn: async () => (await children(path, parentId)).map(({ id, title, hasChildren = false }) => ({ id, title, hasChildren })),
        staleTime: MINUTES,
      }),
    labels: (ids) => queryClient.fetchQuery({ queryKey: ['rows', path, 'labels', ids.join(',')], queryFn: () => labels(path, ids), staleTime: MINUTES }),
  };
  trees.set(path, source);
  return source;
}

/** Areas of the basic grids, as the ground of maps; none for people who may not see grids. */
const shapes = (): Promise<Shape[]> =>
  queryClient.fetchQuery({
    queryKey: ['rows', 'grid/grid', 'shapes'],
    queryFn: async () => {
      const { grid } = await import('@lattice/api/resources/grid/grid');
      const { records } = await client(grid).page({ current: 1, size: 200, gridLevel: '3' }).catch(() => ({ records: [] }));
      return records.flatMap(({ id, gridName, geom }) => (geom ? [{ id, name: gridName, geometry: geom }] : []));
    },
    staleTime: 5 * MINUTES,
  });

/** The divisions from the province down to one; each code begins with that of the division above. */
async function pathTo(code: string): Promise<Region[]> {
  const line: Region[] = [];
  for (;;) {
    const parent = line[line.length - 1]?.code ?? '';
    if (parent === code) return line;
    const node = (await regions.children(parent)).find((one) => one.code !== parent && code.startsWith(one.code));
    if (node === undefined) return [];
    line.push(node);
  }
}

/** The administrative divisions by level. */
const regions: RegionSource = {
  children: async (parentCode) => (await tree('region').children(parentCode)).map(({ id, title, hasChildren }) => ({ code: id, name: title, isLeaf: !hasChildren })),
  path: pathTo,
};

const sources = new Map<string, FormSources>();

/** Where the forms of all screens get dictionaries, trees, uploads and the ground of maps; the same object for the same language. */
export function formSourcesIn(language: string): FormSources {
  const known = sources.get(language) ?? make(language);
  sources.set(language, known);
  return known;
}

const make = (language: string): FormSources => ({
  options: optionsIn(language),
  tree,
  regions,
  upload: async (file) => {
    const { link, originalName } = await client(oss).putFileAttach({ file });
    return { link, name: originalName };
  },
  shapes,
});
