import type { Resource } from '@lattice/api/resource';
import type { Context } from '../../call/Context.ts';
import { tableOf } from '../table.ts';
import { move } from './move.ts';

/** The engine's answer to a call that a state machine names, for definitions that have handlers of other calls. */
export const moveHandler =
  (resource: Resource, call: string) =>
  async (input: Readonly<Record<string, unknown>>, context: Context): Promise<boolean> =>
    move(tableOf(resource), call, input, context);
