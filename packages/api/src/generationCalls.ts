import type { Transport } from './bind.ts';
import { type Call, get, post } from './call.ts';
import type { Id } from './field.ts';
import type { GeneratedBuildings } from './resources/source/buildinginfo.ts';

/** What a setting made that is still there, and why it cannot be taken back. */
export interface MadeBuildings extends GeneratedBuildings {
  /** What stands in the way of taking it back, in words; none where it can be. */
  obstacles: string[];
}

const BASE = 'source/communityset';

/** What the setting made. Our own server alone answers it. */
export const madeCall: Call<{ id: Id }, MadeBuildings> = get('made', {
  blank: { buildingCount: 0, unitCount: 0, houseCount: 0, obstacles: [''] },
});
/** Takes back what the setting made, all or none; refused while anything refers to it. */
export const undoCall: Call<{ id: Id }, GeneratedBuildings> = post('undo', 'body', { access: 'save' });

/** The calls about what was made from a setting, bound to a transport. */
export const generation = (transport: Transport) => ({
  made: async (id: Id, signal?: AbortSignal) =>
    (await transport.send(`${BASE}/${madeCall.path}`, madeCall, { id }, signal && { signal })) as MadeBuildings,
  undo: async (id: Id) => (await transport.send(`${BASE}/${undoCall.path}`, undoCall, { id })) as GeneratedBuildings,
});
