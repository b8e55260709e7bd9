import { Building2, House, Landmark, MapPin } from 'lucide-react';
import { branchesOf, nodesUnder } from './branches.ts';
import type { TreeData, TreeItemSource } from './TreeItem.ts';

const grid = (id: string, number: number): TreeData => ({ id, title: `第${number}网格`, icon: MapPin, count: 40 + ((number * 37) % 90) });
const village = (id: string, title: string, grids: number): TreeData => ({ id, title, icon: House, count: grids * 61, children: Array.from({ length: grids }, (_, at) => grid(`${id}${at + 1}`, at + 1)) });

/** A small township, for stories: streets, communities and grids. */
export const township: readonly TreeData[] = [
  { id: '1', title: '城东街道', icon: Landmark, count: 427, children: [village('11', '东风社区', 3), village('12', '朝阳社区', 4)] },
  { id: '2', title: '城西街道', icon: Landmark, count: 305, children: [village('21', '西湖社区', 2), village('22', '南门社区', 3)] },
  { id: '3', title: '开发区管委会', icon: Building2, count: 18, isDisabled: true },
];

/** A tree of 10,000 nodes, for stories. */
export const large: readonly TreeData[] = Array.from({ length: 20 }, (_, street) => ({
  id: `s${street}`, title: `${street + 1}号街道`, children: Array.from({ length: 20 }, (__, place) => ({
    id: `s${street}c${place}`, title: `${place + 1}社区`, children: Array.from({ length: 24 }, (___, at) => ({ id: `s${street}c${place}g${at}`, title: `第${at + 1}网格` })),
  })),
}));

const branches = branchesOf(township);
const pathsOf = (list: readonly TreeData[], above: readonly string[], words: string): string[][] =>
  list.flatMap((node) => [...(node.title.includes(words) ? [[...above, node.id]] : []), ...pathsOf(node.children ?? [], [...above, node.id], words)]);

/** The township as a server would give it: level by level, searched there. */
export const townSource: TreeItemSource = {
  children: async (parentId) => nodesUnder(branches, parentId),
  search: async (words) => pathsOf(township, [], words),
};
