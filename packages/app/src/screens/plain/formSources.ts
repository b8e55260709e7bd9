import { divisionPath } from '@lattice/api/divisionPath';
import { places } from '@lattice/api/places';
import { type NodeCalls, namesById, nodesBelow } from '@lattice/api/registerNodes';
import type { Resource } from '@lattice/api/resource';
import { dict } from '@lattice/api/resources/blade-system/dict';
import { oss } from '@lattice/api/resources/blade-resource/oss';
import type { Option } from '@lattice/ui/Select';
import type { FormSources } from '@lattice/ui/Form';
import type { RegionSource } from '@lattice/ui/RegionPicker';
import type { Shape } from '@lattice/ui/MapPanel';
import type { TreeSource } from '@lattice/ui/TreeSelect';
import { queryClient } from '../../queryClient.ts';
import { loadResource } from '../../resources.ts';
import { client } from '../../session/client.ts';

const MINUTES = 60_000;

/** Entries of a dictionary, in the language shown; kept for five minutes, or until a dictionary is changed here. */
const optionsIn = (language: string) => (code: string): Promise<Option[]> =>
  queryClient.fetchQuery({
    queryKey: ['rows', dict.path, 'dictionary', code, language],
    queryFn: async () => (await client(dict).dictionary({ code })).map(({ dictKey, dictValue }) => ({ value: dictKey, label: dictValue })),
    staleTime: 5 * MINUTES,
  });

const readerOf = async (path: string) => {
  const definition: Resource = await loadResource(path);
  return [definition, client(definition) as NodeCalls] as const;
};

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
        queryFn: async () => (await nodesBelow(...(await readerOf(path)), parentId)).map(({ id, title, hasChildren = false }) => ({ id, title, hasChildren })),
        staleTime: MINUTES,
      }),
    labels: (ids) => queryClient.fetchQuery({ queryKey: ['rows', path, 'labels', ids.join(',')], queryFn: async () => namesById(...(await readerOf(path)), ids), staleTime: MINUTES }),
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

/** The administrative divisions below one. */
const divisions = async (parentCode: string) => (await tree('region').children(parentCode)).map(({ id, title, hasChildren }) => ({ code: id, name: title, isLeaf: !hasChildren }));
const regions: RegionSource = { children: divisions, path: (code) => divisionPath(divisions, code) };

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
