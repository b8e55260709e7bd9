import type { Proof, Span } from '../report/Report.ts';
import { evidenceAddress } from '../report/evidence.ts';

const COUNTED = '1,2,3,4,5,6,7';
const DAY_PARTS = 10;

/** The list of events reported in a span, by what else holds of them. */
export const eventsAddress = ({ from, to }: Pick<Span, 'from' | 'to'>, ...more: readonly Proof[]): string =>
  evidenceAddress({
    of: 'event/event',
    proofs: [
      ['eventStatus', 'in', COUNTED],
      ['reportTime', 'ge', from.slice(0, DAY_PARTS)],
      ['reportTime', 'le', to.slice(0, DAY_PARTS)],
      ...more,
    ],
  });
