import type { CascaderSource } from '../Cascader/CascaderSource.ts';
import type { RegionSource } from './RegionSource.ts';

/** The columns of divisions down to so many levels; the last level has nothing under it. */
export const regionCascade = (source: RegionSource, levels: number): CascaderSource => ({
  children: async (path) => {
    const regions = await source.children(path[path.length - 1] ?? '');
    return regions.map(({ code, name, isLeaf }) => ({ value: code, label: name, isLeaf: isLeaf === true || path.length + 1 >= levels }));
  },
  labels: async (path) => {
    const last = path[path.length - 1];
    if (last === undefined) return [];
    const regions = await source.path(last);
    return regions.map((region) => region.name);
  },
});
