import type { Transport } from './bind.ts';
import { type Call, get } from './call.ts';
import type { Id } from './field.ts';

/** An event as far as the rules of dispatch look at it. */
export interface SampleEvent {
  categoryId: Id;
  griddingId?: Id;
  eventLevel?: string;
  /** When it would be reported, `yyyy-MM-dd HH:mm:ss`; now without it. */
  reportTime?: string;
}

/** Who would get an event, by which rule, and until when. */
export interface DispatchAnswer {
  /** The rule that decides; empty where none fits. */
  ruleId: Id;
  ruleName: string;
  /** The event goes on at once; else a dispatcher decides. */
  isAuto: boolean;
  deptIdName: string;
  userIdName: string;
  /** Names of the people of the rule, of whom the one with the fewest open events gets it; none where it names none. */
  candidates: string[];
  /** Names of the departments that get a copy. */
  copyTo: string[];
  /** How many people are told by a short message; 0 where the rule asks for none. */
  smsCount: number;
  acceptHours: number;
  handleHours: number;
  acceptDeadline: string;
  deadline: string;
}

const BASE = 'event/eventdistribute';

/** Tries the rules with a sample event, without making one. Our own server alone answers it. */
export const tryCall: Call<SampleEvent, DispatchAnswer> = get('try', {
  blank: {
    ruleId: '',
    ruleName: '',
    isAuto: false,
    deptIdName: '',
    userIdName: '',
    candidates: [''],
    copyTo: [''],
    smsCount: 0,
    acceptHours: 0,
    handleHours: 0,
    acceptDeadline: '',
    deadline: '',
  },
});

/** The test of the rules, bound to a transport. */
export const dispatchTest = (transport: Transport) => ({
  try: async (sample: SampleEvent) =>
    (await transport.send(`${BASE}/${tryCall.path}`, tryCall, sample)) as DispatchAnswer,
});
