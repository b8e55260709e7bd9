import { later } from '@lattice/server/fixtures/later';
import { type EventTown, openEventTown } from './eventTown.ts';
import { type FigureTown, openFigureTown } from './figureTown.ts';
import { type FileTown, openFileTown } from './fileTown.ts';
import { type FlowTown, openFlowTown } from './flowTown.ts';
import { type Town, type Visitor, openTown } from './openTown.ts';

/** The demo town of a suite, open while its tests run. */
export const townOf = (...given: Parameters<typeof openTown>): Town =>
  later(
    async () => openTown(...given),
    async ({ db }) => db.close(),
  );

/** A person of the town of a suite, signed in before its tests. */
export const visitorOf = (town: Town, account: string): Visitor => later(async () => town.visit(account));

/** The town of a suite, to deploy processes and to act in them. */
export const flowTownOf = (...given: Parameters<typeof openFlowTown>): FlowTown =>
  later(
    async () => openFlowTown(...given),
    async (at) => at.close(),
  );

/** The town of a suite, whose tables hold what a test says. */
export const figureTownOf = (...given: Parameters<typeof openFigureTown>): FigureTown =>
  later(
    async () => openFigureTown(...given),
    async (town) => town.close(),
  );

/** The town of a suite, whose records hold files. */
export const fileTownOf = (...given: Parameters<typeof openFileTown>): FileTown =>
  later(
    async () => openFileTown(...given),
    async ({ db }) => db.close(),
  );

/** The town of a suite, to report events in. */
export const eventTownOf = (...given: Parameters<typeof openEventTown>): EventTown =>
  later(
    async () => openEventTown(...given),
    async ({ db }) => db.close(),
  );
