import { follow } from '@lattice/api/resources/blade-flow/follow';
import { manager } from '@lattice/api/resources/blade-flow/manager';
import { model } from '@lattice/api/resources/blade-flow/model';
import { queryClient } from '../../session/queryClient.ts';
import { renewWork } from '../process/decide/renewWork.ts';

/** Reads models, versions, instances and tasks anew after one of them was changed. */
export async function renewFlows(): Promise<void> {
  await Promise.all([
    ...[model, manager, follow].map(({ path }) => queryClient.invalidateQueries({ queryKey: ['rows', path] })),
    renewWork(),
  ]);
}
