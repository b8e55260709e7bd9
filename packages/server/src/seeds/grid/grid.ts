import type { Seed } from '../../load.ts';

/** Department of the township, made at first run. */
const DEPT = '1123598813738675201';
/** South-west corner of the fictional town, in degrees. */
const WEST = 118.6;
const SOUTH = 30.1;
/** Width and height of a community in degrees, and how many communities stand side by side. */
const STEP = 0.012;
const ACROSS = 3;

const communities = ['枫桥社区', '河湾社区', '书院社区', '青石村', '柳塘村', '石桥村'] as const;
const codes = ['001', '002', '003', '201', '202', '203'] as const;
const colours = ['#409EFF', '#67C23A', '#E6A23C', '#9A60B4', '#3BA272', '#EE6666'] as const;

const round = (n: number) => Math.round(n * 1e6) / 1e6;
/** Corners of the town's lattice lean a little, so that neighbours share bent borders without a gap. */
const corner = (x: number, y: number): [number, number] => [round(WEST + x * STEP + Math.sin(y * 2.1 + x) * STEP * 0.08), round(SOUTH + y * STEP + Math.cos(x * 1.7 + y) * STEP * 0.08)];
const area = (x: number, y: number, w: number, h: number) => {
  const ring = [corner(x, y), corner(x + w / 2, y), corner(x + w, y), corner(x + w, y + h / 2), corner(x + w, y + h), corner(x + w / 2, y + h), corner(x, y + h), corner(x, y + h / 2)];
  return { type: 'Polygon', coordinates: [[...ring, ring[0]]] };
};
const middle = (x: number, y: number) => {
  const [lng, lat] = corner(x, y);
  return { lng: String(lng), lat: String(lat) };
};

const TOWN = '1900000000200000000';
const idOf = (community: number, part = 0) => String(1_900_000_000_200_000_000n + BigInt((community + 1) * 100 + part));

/** Ids of the demo's basic grids, for the records that lie in them. */
export const basicGrids: readonly string[] = communities.flatMap((_, c) => [1, 2, 3, 4].map((part) => idOf(c, part)));

const shared = { isMajor: 0, deptId: DEPT, isEnabled: 1, gridType: '1' };

/** Start data of 网格: a fictional town of six communities with four grids each, which tile it without gaps. */
export const seed: Seed = {
  demo: true,
  rows: () => [
    { ...shared, id: TOWN, parentId: null, gridName: '枫桥镇', gridCode: '980102101', gridLevel: '1', gridType: '3', regionCode: '980102101', address: '东至青石岭，南至柳塘，西至枫溪，北至云岚大道', sort: 1, areaSize: 7.4, ...middle(1.5, 1), geom: area(0, 0, 3, 2), color: '#2F74FF' },
    ...communities.flatMap((name, c) => {
      const [x, y] = [c % ACROSS, Math.floor(c / ACROSS)];
      const code = `980102101${codes[c]}`;
      const colour = colours[c];
      return [
        { ...shared, id: idOf(c), parentId: TOWN, gridName: name, gridCode: code, gridLevel: '2', gridType: '4', regionCode: code, address: `${name}全域`, sort: c + 1, areaSize: 1.2, ...middle(x + 0.5, y + 0.5), geom: area(x, y, 1, 1), color: colour },
        ...[1, 2, 3, 4].map((part) => {
          const [px, py] = [x + ((part - 1) % 2) / 2, y + Math.floor((part - 1) / 2) / 2];
          return { ...shared, id: idOf(c, part), parentId: idOf(c), gridName: `${name}第${'一二三四'[part - 1]}网格`, gridCode: `${code}0${part}`, gridLevel: '3', gridType: '5', regionCode: code, address: `${name}${'西南东南西北东北'.slice((part - 1) * 2, part * 2)}片`, sort: part, areaSize: 0.3, ...middle(px + 0.25, py + 0.25), geom: area(px, py, 0.5, 0.5), color: colour };
        }),
      ];
    }),
  ],
};
