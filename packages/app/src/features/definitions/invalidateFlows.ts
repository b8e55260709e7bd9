import { follow } from '@lattice/api/resources/blade-flow/follow';
import { manager } from '@lattice/api/resources/blade-flow/manager';
import { model } from '@lattice/api/resources/blade-flow/model';
import { queryClient } from '../../session/queryClient.ts';
import { invalidateWork } from '../process/decide/invalidateWork.ts';

/** Reads models, versions, instances and tasks again after one of them was changed. */
export async function invalidateFlows(): Promise<void> {
  await Promise.all([
    ...[model, manager, follow].map(({ path }) => queryClient.invalidateQueries({ queryKey: ['rows', path] })),
    invalidateWork(),
  ]);
}
