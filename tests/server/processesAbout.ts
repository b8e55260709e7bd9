import { expect } from 'vitest';
import type { FlowTown, Row } from './flowTown.ts';

/** Expects who has a part in the process of a handover to find it at its event and itself, and nobody else. */
export async function expectProcess(at: FlowTown, eventId: unknown, told: Row, accounts: readonly string[]) {
  const about = async (account: string, path: string, record: unknown) =>
    await at.ask(account, `process/of-record?path=${path}&id=${String(record)}`).data<Row[]>();
  for (const account of accounts)
    for (const [path, id] of [
      ['event/event', eventId],
      ['event/eventhandover', told.businessId],
    ] as const)
      expect([account, path, await about(account, path, id)]).toEqual([account, path, [expect.objectContaining(told)]]);
  expect(await about('editor', 'event/event', eventId)).toEqual([]);
  expect(await about('dept', 'no/register', eventId)).toEqual([]);
}
