import { referencePaths } from '@lattice/api/referencePaths';
import type { FormSources } from '@lattice/ui/Form';
import type { RegionSource } from '@lattice/ui/RegionPicker';
import type { Shape } from '@lattice/ui/MapView';
import type { TreeSource } from '@lattice/ui/TreeSelect';
import { client } from '../session/client.ts';
import { isStock, optionsIn } from './words/dictionaryOptions.ts';

const reader = async () => import('./treeReader.ts');
const trees = new Map<string, TreeSource>();

/** The tree behind references to a resource; the same object for the same path and narrowing. */
function tree(place: string, within = ''): TreeSource {
  const path = referencePaths[place] ?? place;
  const key = `${path} ${within}`;
  const known = trees.get(key);
  if (known) return known;
  const of = async () => (await reader()).treeReader(path, within);
  const source: TreeSource = {
    children: async (parentId) => (await of()).children(parentId),
    labels: async (ids) => (await of()).labels(ids),
    find: async (words) => (await of()).find(words),
    ...((path === referencePaths.dept || path === referencePaths.user) && { all: async () => (await of()).all() }),
  };
  trees.set(key, source);
  return source;
}

const areas = async () => import('./areaAt.ts');
const shapes = async (): Promise<Shape[]> => (await areas()).gridShapes();

/** The administrative divisions. */
const divisions = async () => (await reader()).divisions;
const regions: RegionSource = {
  children: async (code) => (await divisions()).children(code),
  path: async (code) => (await divisions()).path(code),
  search: async (words) => (await divisions()).search(words),
};

/** The sources of this application: every one that a form can need for records and files. */
type AppSources = FormSources & Required<Pick<FormSources, 'tree' | 'upload'>>;

const sources = new Map<string, AppSources>();

/**
 * Where the forms of all screens get dictionaries, trees, uploads and the ground of maps; the same object for the same
 * language.
 */
export function formSourcesIn(language: string): AppSources {
  const known = sources.get(language) ?? make(language);
  sources.set(language, known);
  return known;
}

async function workingDays(startTime: string, endTime: string): Promise<number> {
  const { leave } = await import('@lattice/api/resources/blade-desk/process/leave');
  return (await client(leave).days({ startTime, endTime })).days;
}

const make = (language: string): AppSources => ({
  options: optionsIn(language),
  tree,
  regions,
  upload: async (file) => (await import('./uploadFile.ts')).uploadFile(file),
  record: async (path, id) => (await import('./chosenRecord.ts')).chosenRecord(referencePaths[path] ?? path, id),
  areaAt: async (lng, lat) => (await areas()).areaAt(await shapes(), lng, lat),
  shapes,
  drawingFaults: async (drawing) => (await import('./drawingFaults.ts')).drawingFaults(drawing),
  // The calendar of the town is known to our own server alone.
  get workingDays() {
    return isStock() ? undefined : workingDays;
  },
});
