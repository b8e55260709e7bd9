import { cameraCalls } from '@lattice/api/cameraCalls';
import { type Resourcesmonitor, resourcesmonitor } from '@lattice/api/resources/dispatch/resourcesmonitor';
import type { MapFeature } from '@lattice/ui/MapView';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../session/client.ts';
import { transport } from '../../session/transport.ts';

/** How many cameras are listed. */
const MOST = 500;

/** A camera as lists answer it, with the name of its grid. */
export type Camera = Resourcesmonitor & { griddingIdName?: string };

/** What our own server does with cameras beyond the contract. */
export const cameras = cameraCalls(transport);

/** The cameras that the person sees; those that were scrapped are left out. */
export const camerasQuery = queryOptions({
  queryKey: ['cameras'],
  queryFn: async ({ signal }): Promise<Camera[]> =>
    (await client(resourcesmonitor).page({ current: 1, size: MOST }, { signal })).records.filter(
      ({ status }) => status !== '3',
    ),
  staleTime: 60_000,
});

/** Where a camera stands, for a map. */
export const cameraFeature = ({ id, deviceName, lng, lat }: Camera): MapFeature => ({
  id,
  name: deviceName,
  geometry: { type: 'Point', coordinates: [Number(lng), Number(lat)] },
});

/** True where a camera may be asked for its picture. */
export const isOnline = ({ isOnline: online }: Camera): boolean => online === 1;
