import type { SendOptions, Transport } from './bind.ts';
import { type Call, get, post } from './call.ts';
import { type KpiSettings, kpiStandards } from './kpiRules.ts';

/** The reports of assessment whose figures a frozen month keeps, by the call that gives them. */
export const frozenReports = [
  'getGridmemberBaseList',
  'getGridmemberWorkList',
  'getGridmemberEventList',
  'getDeptAssessList',
  'getGridmemberAttenList',
] as const;

/** One report that is frozen. */
export type FrozenReport = (typeof frozenReports)[number];

/** A figure that would be another one if the month were not frozen. */
export interface FigureChange {
  /** What the line is about, as the report names it. */
  name: string;
  /** Name of the column. */
  column: string;
  frozen: number | null;
  now: number | null;
}

/** Whether a month is frozen, since when and by whom, and what has changed beneath a report since. */
export interface MonthState {
  isFrozen: boolean;
  time: string;
  /** '' where the server froze it by itself. */
  userName: string;
  changes: readonly FigureChange[];
  /** By what the month is judged: as it was when it was frozen, or as the town has it now. */
  settings: KpiSettings;
}

const BASE = 'kpi/gridmemberbaseassess';

/** The state of a month; our own server alone answers it. */
export const monthCall: Call<{ month: string; report: FrozenReport }, MonthState> = get('month', {
  blank: {
    isFrozen: false,
    time: '',
    userName: '',
    changes: [{ name: '', column: '', frozen: null, now: null }],
    settings: kpiStandards,
  },
});
/** Freezes a month that is over: its reports keep their figures from then on. */
export const freezeCall: Call<{ month: string }, boolean> = post('freeze', 'body', {
  access: { permission: 'edit' },
});

/** Works out the scores of a month anew from its records, where nobody has confirmed them; gives how many people. */
export const recomputeCall: Call<{ month: string }, number> = post('recompute', 'body', {
  access: { permission: 'edit' },
});

/** The calls of frozen months, bound to a transport. */
export const freezing = (transport: Transport) => ({
  state: async (month: string, report: FrozenReport, options?: SendOptions) =>
    (await transport.send(`${BASE}/${monthCall.path}`, monthCall, { month, report }, options)) as MonthState,
  recompute: async (month: string) =>
    Number(await transport.send(`${BASE}/${recomputeCall.path}`, recomputeCall, { month })),
  freeze: async (month: string) =>
    (await transport.send(`${BASE}/${freezeCall.path}`, freezeCall, { month })) as boolean,
});
