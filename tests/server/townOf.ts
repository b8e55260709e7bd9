import { afterAll } from 'vitest';
import { type FlowTown, openFlowTown } from './flowTown.ts';
import { type Town, openTown } from './openTown.ts';

/** The demo town for the tests of a suite, opened while they are collected and closed behind them. */
export async function townOf(...given: Parameters<typeof openTown>): Promise<Town> {
  const town = await openTown(...given);
  afterAll(() => town.db.close());
  return town;
}

/** The town of the workflow for the tests of a suite, as `townOf`. */
export async function flowTownOf(...given: Parameters<typeof openFlowTown>): Promise<FlowTown> {
  const town = await openFlowTown(...given);
  afterAll(() => town.close());
  return town;
}
