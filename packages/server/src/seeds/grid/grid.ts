import type { Seed } from '../../town/Seed.ts';
import { communities, townDept } from '../../town/places/communities.ts';
import { basicGrids, communityGridId, ringAround, townGridId } from '../../town/places/grids.ts';
import { members } from '../../town/people/members.ts';
import { areaOf, type Position } from '../../town/tiling.ts';

const polygon = (ring: Position[]) => ({ type: 'Polygon', coordinates: [ring] });
const middle = (ring: readonly Position[]) => {
  const mean = (at: 0 | 1) => (ring.reduce((sum, place) => sum + place[at], 0) / ring.length).toFixed(6);
  return { lng: mean(0), lat: mean(1) };
};
const size = (ring: readonly Position[]) => Math.round(areaOf(ring) * 10_000) / 10_000;

const shared = { isMajor: 0, isEnabled: 1 };
const [outline, squares] = [ringAround(), communities.map((community) => ringAround(community))];

/** Start data of 网格: a fictional town of six communities with ten grids each, which tile it without gaps. */
export const seed: Seed = {
  demo: true,
  rows: (town) => [
    {
      ...shared,
      id: townGridId,
      parentId: null,
      gridName: '枫桥镇',
      gridCode: '980102101',
      gridLevel: '1',
      gridType: '3',
      regionCode: '980102101',
      deptId: townDept,
      address: '东至青石岭，南至柳塘，西至枫溪，北至云岚大道',
      sort: 1,
      areaSize: size(outline),
      ...middle(outline),
      geom: polygon(outline),
      color: '#2F74FF',
    },
    ...communities.map(({ n, name, code, colour, deptId }) => {
      const ring = squares[n] ?? [];
      return {
        ...shared,
        id: communityGridId(n),
        isMajor: 1,
        parentId: townGridId,
        gridName: name,
        gridCode: code,
        gridLevel: '2',
        gridType: '4',
        regionCode: code,
        deptId,
        address: `${name}全域`,
        sort: n + 1,
        areaSize: size(ring),
        ...middle(ring),
        geom: polygon(ring),
        color: colour,
      };
    }),
    ...basicGrids.map(({ n, id, name, code, community, ring, area, centre: [lng, lat] }) => ({
      ...shared,
      id,
      principalId: members(town)[n * 2]?.id,
      parentId: communityGridId(community.n),
      gridName: name,
      gridCode: code,
      gridLevel: '3',
      gridType: '5',
      regionCode: community.code,
      deptId: community.deptId,
      address: `${community.streets[n % community.streets.length]}沿线至${community.streets[(n + 1) % community.streets.length]}`,
      sort: (n % 10) + 1,
      areaSize: area,
      lng: lng.toFixed(6),
      lat: lat.toFixed(6),
      geom: polygon(ring),
      color: community.colour,
    })),
  ],
};
