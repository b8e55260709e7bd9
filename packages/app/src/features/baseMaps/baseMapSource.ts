import type { BaseMapSource } from '@lattice/ui/baseMaps';
import { browserStore } from '../../base/browserStore.ts';
import { offeredBaseMaps } from './offeredBaseMaps.ts';

const KEY = 'base-map';

/** The base maps of the server or of the page's settings, asked for by maps, and the choice of this browser. */
export const baseMapSource: BaseMapSource = {
  maps: offeredBaseMaps,
  chosen: () => browserStore.read(KEY),
  choose: (id) => browserStore.write(KEY, id),
};
