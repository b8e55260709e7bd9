import type { SendOptions, Transport } from './bind.ts';
import { type Call, get } from './call.ts';
import type { Id } from './field.ts';
import type { AgeBand, EducationShare } from './resources/grid/gridmember.ts';

/** Who the members of the Party are, in numbers. */
export interface PartyFigures {
  total: number;
  male: number;
  female: number;
  /** Members who are full ones, and who are on probation. */
  full: number;
  probationary: number;
  ages: readonly AgeBand[];
  education: readonly EducationShare[];
}

/** Numbers of the members of a grid and the grids below it; our own server alone answers it. */
export const partyFiguresCall: Call<{ griddingId?: Id }, PartyFigures> = get('figures', {
  blank: {
    total: 0,
    male: 0,
    female: 0,
    full: 0,
    probationary: 0,
    ages: [{ ageBand: '', count: 0 }],
    education: [{ education: '', educationName: '', count: 0 }],
  },
});

/** Asks for the numbers of the members of the Party. */
export const partyFigures = async (
  transport: Transport,
  query: { griddingId?: Id },
  options?: SendOptions,
): Promise<PartyFigures> =>
  (await transport.send(
    `party/pmPartymember/${partyFiguresCall.path}`,
    partyFiguresCall,
    query,
    options,
  )) as PartyFigures;
