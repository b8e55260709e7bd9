import type { SendOptions, Transport } from './bind.ts';
import { type Call, get } from './call.ts';
import type { Id } from './field.ts';

/** A map that may lie below those of the product, as it is offered to everybody who is signed in. */
export interface OfferedMap {
  id: Id;
  name: string;
  kind: string;
  /** Address of the tiles or the file; '' for the own ground. */
  url: string;
  /** In what it counts its coordinates, such as GCJ02. */
  system: string;
  source: string;
  /** Its 审图号; '' without one. */
  approval: string;
  sensitivity: string;
  minZoom: number;
  maxZoom: number;
}

/** Path of the register of base maps. */
const BASE_MAPS = 'systemset/baseMap';

/** The maps that may be used today, that of default first; our own server alone answers it. */
export const offeredMapsCall: Call<void, OfferedMap[]> = get('offered', {
  access: 'session',
  blank: [
    {
      id: '',
      name: '',
      kind: '',
      url: '',
      system: '',
      source: '',
      approval: '',
      sensitivity: '',
      minZoom: 0,
      maxZoom: 0,
    },
  ],
});

/** Asks for the maps that may be used today. */
export const offeredMaps = async (transport: Transport, options?: SendOptions): Promise<OfferedMap[]> =>
  (await transport.send(`${BASE_MAPS}/${offeredMapsCall.path}`, offeredMapsCall, undefined, options)) as OfferedMap[];
