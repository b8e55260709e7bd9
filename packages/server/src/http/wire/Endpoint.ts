import type { Call } from '@lattice/api/call';
import type { Resource } from '@lattice/api/resource';
import type { Handler } from '../../call/Context.ts';

/** A call as it is served: where it stands, what it is, and who answers it. */
export interface Endpoint {
  resource: Resource;
  /** Name under which the definition lists the call. */
  name: string;
  call: Call;
  /** Path of the address, such as `/api/source/roadinfo/page`. */
  address: string;
  answer: Handler;
}
