import type { BaseMapSource } from '@lattice/ui/baseMaps';
import { browserStore } from '../../base/browserStore.ts';

const KEY = 'base-map';

/** The base maps of the server or of the page's settings, asked for by maps, and the choice of this browser. */
export const baseMapSource: BaseMapSource = {
  maps: async () => (await import('./offeredBaseMaps.ts')).offeredBaseMaps(),
  chosen: () => browserStore.read(KEY),
  choose: (id) => browserStore.write(KEY, id),
};
