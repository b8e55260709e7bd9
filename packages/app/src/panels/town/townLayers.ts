import { gis } from '@lattice/api/resources/gis';
import type { MapPoint } from '@lattice/api/resources/visualization/dispatch';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FeatureAct, MapLayer } from '@lattice/ui/MapView';
import { queryClient } from '../../session/queryClient.ts';
import { client } from '../../session/client.ts';

/** A layer of the map: the register whose records it shows, and how they are marked. */
export interface TownLayer {
  /** Its name in the call `gis/resource`. */
  type: string;
  /** Path of the register; only its readers see the layer. */
  path: string;
  label: MessageDescriptor;
  /** What stands in the mark. */
  glyph: string;
  tone?: 'critical' | 'warning' | 'success' | 'info' | 'accent';
}

/** What of the town stands on a map, from what happens to what is there. */
export const townLayers: readonly TownLayer[] = [
  { type: 'event', path: 'event/event', label: msg`事件`, glyph: '!', tone: 'critical' },
  { type: 'warnDevice', path: 'dispatch/warnDevice', label: msg`感知设备`, glyph: '≈', tone: 'warning' },
  { type: 'gridmember', path: 'grid/gridmember', label: msg`网格员`, glyph: '☺', tone: 'success' },
  { type: 'car', path: 'dispatch/resourcespatrolcar', label: msg`巡逻车`, glyph: '▶', tone: 'success' },
  { type: 'monitor', path: 'dispatch/resourcesmonitor', label: msg`监控`, glyph: '◉', tone: 'info' },
  { type: 'emergency', path: 'dispatch/emergencyResources', label: msg`应急资源`, glyph: '✚', tone: 'accent' },
  { type: 'disaster', path: 'project/disasterPoints', label: msg`隐患点`, glyph: '▲', tone: 'critical' },
  { type: 'hedge', path: 'project/hedgePoints', label: msg`避险点`, glyph: '⌂', tone: 'success' },
  { type: 'community', path: 'source/communityinfo', label: msg`小区`, glyph: '▣' },
  { type: 'building', path: 'source/buildinginfo', label: msg`楼栋`, glyph: '▤' },
  { type: 'house', path: 'source/houseinfo', label: msg`房屋`, glyph: '▫' },
  { type: 'population', path: 'source/populationinfo', label: msg`人口`, glyph: '•' },
  { type: 'campus', path: 'source/campusinfo', label: msg`学校`, glyph: '✎' },
  { type: 'dustbin', path: 'shzlwgh/SanitationDustbin', label: msg`垃圾桶`, glyph: '♺' },
  { type: 'project', path: 'project/ComprehensiveProject', label: msg`综合项目`, glyph: '◆' },
];

/** The records of a layer, in a grid and below; asked for once a minute at most. */
export const townPoints = (type: string, grid: string): Promise<MapPoint[]> =>
  queryClient.fetchQuery({
    queryKey: ['panel', 'gis', type, grid],
    queryFn: () => client(gis).resource({ resType: type, ...(grid !== '' && { griddingId: grid }) }),
    staleTime: 60_000,
  });

/** A layer for the map of the kit, asked for when it is switched on. */
export const townLayer = (
  { type, glyph, tone }: TownLayer,
  label: string,
  grid: string,
  isHidden: boolean,
  acts: readonly FeatureAct[] = [],
): MapLayer => ({
  id: type,
  label,
  look: 'points',
  isHidden,
  acts,
  legend: [{ kind: '', label, glyph, ...(tone !== undefined && { tone }) }],
  ask: async () => {
    const points = await townPoints(type, grid);
    return {
      features: points.map(({ id, name, lng, lat, count }) => ({
        id: count === undefined ? id : `${lng},${lat}`,
        name: count === undefined ? name : `${label} ${count}`,
        geometry: { type: 'Point' as const, coordinates: [Number(lng), Number(lat)] as [number, number] },
      })),
    };
  },
});
