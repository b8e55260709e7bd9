import type { CascaderHit, CascaderSource } from '../Cascader/CascaderSource.ts';
import type { Region, RegionSource } from './RegionSource.ts';

const hitOf = (way: readonly Region[], levels: number): CascaderHit => ({
  path: way.map(({ code }) => code),
  labels: way.map(({ name }) => name),
  isLeaf: way.length >= levels || way[way.length - 1]?.isLeaf === true,
});

/** The columns of divisions down to so many levels; the last level has nothing under it. */
export const regionCascade = ({ search, ...source }: RegionSource, levels: number): CascaderSource => ({
  children: async (path) => {
    const regions = await source.children(path[path.length - 1] ?? '');
    return regions.map(({ code, name, isLeaf }) => ({
      value: code,
      label: name,
      isLeaf: isLeaf === true || path.length + 1 >= levels,
    }));
  },
  labels: async (path) => {
    const last = path[path.length - 1];
    if (last === undefined) return [];
    const regions = await source.path(last);
    return regions.map((region) => region.name);
  },
  ...(search && {
    search: async (words: string) =>
      (await search(words)).filter((way) => way.length <= levels).map((way) => hitOf(way, levels)),
  }),
});
