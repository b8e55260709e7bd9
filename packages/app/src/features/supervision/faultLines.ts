import type { EventFault, FaultCount } from '@lattice/api/supervisionCalls';
import { evidenceAddress } from '../report/evidence.ts';
import type { Proof } from '../report/Report.ts';

/** Questions about the past, which look at the events reported since a day; the others look at all open ones. */
const PAST: readonly EventFault[] = ['isImproper', 'isKnotty'];

/** By what figures are told apart. */
export type Holder = 'deptId' | 'userId';
const FIELD = { deptId: 'handleDeptId', userId: 'handleUserId' } as const;

/** A department or person with how many events each question finds there. */
export type HolderLine = Readonly<Record<EventFault, number>> & { id: string; name: string };

/** Figures by department or by person; events that nobody handles yet stand in a line without an id. */
export function linesBy(counts: readonly FaultCount[], by: Holder): HolderLine[] {
  const lines = new Map<string, HolderLine>();
  for (const row of counts) {
    const id = row[by];
    const line = lines.get(id) ?? {
      id,
      name: row[`${by}Name`],
      isUnaccepted: 0,
      isUnhandled: 0,
      isImproper: 0,
      isKnotty: 0,
    };
    lines.set(id, { ...line, [row.fault]: line[row.fault] + row.count });
  }
  return [...lines.values()];
}

/** The list behind a figure: events that a question finds, of one holder or of all. */
export function faultAddress(
  fault: EventFault,
  since: string,
  holder?: { by: Holder; id: string; name: string },
): string {
  const held: Proof[] =
    holder === undefined
      ? []
      : [holder.id === '' ? [FIELD[holder.by], 'null', '1'] : [FIELD[holder.by], 'equal', holder.id, holder.name]];
  return evidenceAddress({
    of: 'event/event',
    proofs: [[fault, 'equal', '1'], ...(PAST.includes(fault) ? ([['reportTime', 'ge', since]] as const) : []), ...held],
  });
}
