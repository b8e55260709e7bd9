import { get } from '../call.ts';
import type { Id } from '../field.ts';
import { resource } from '../resource.ts';
import { type MapPoint, blankPoint } from './visualization/dispatch.ts';

/** 地图资源: the layers of the map, one at a time; `resType` is the name of a layer, such as `event` or `monitor`. */
export const gis = resource('gis', {
  label: '地图资源',
  fields: {},
  calls: {
    resource: get<{ resType: string; griddingId?: Id }, MapPoint[]>('resource', {
      blank: [blankPoint],
    }),
  },
});
