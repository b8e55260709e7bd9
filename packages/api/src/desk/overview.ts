import type { SendOptions, Transport } from '../bind.ts';
import { type Call, get } from '../call.ts';
import type { Geometry, Id } from '../field.ts';
import { numberOrNull, partOrNull } from '../readPart.ts';

/** Names of the figures of a home page. */
export type FigureKey =
  | 'population'
  | 'houses'
  | 'keyPersons'
  | 'openEvents'
  | 'overdueEvents'
  | 'todayEvents'
  | 'weekEvents'
  | 'weekDone';

/** One figure of the person's area. */
export interface OverviewFigure {
  key: FigureKey;
  value: number;
  /** The same of the period before; null where it is no figure of a period. */
  before: number | null;
}

/** An event that is not done, with its place. */
export interface OverviewEvent {
  id: Id;
  title: string;
  lng: number;
  lat: number;
  isOverdue: boolean;
}

/** A department with events that are not done. */
export interface OverviewDept {
  id: Id;
  name: string;
  open: number;
  overdue: number;
}

/** The state of the installation, for those who look after it. */
export interface OverviewSystem {
  /** Accounts that wait for approval. */
  accounts: number;
  /** Background jobs whose last round failed, by name. */
  failedJobs: string[];
  /** Errors of the server in the last day. */
  serverErrors: number;
  /** Refused attempts to sign in during the last day. */
  refusedLogins: number;
  /** Accounts that are locked now. */
  lockedAccounts: number;
  /** Days until the licence ends; null where it has no end. */
  licenceDays: number | null;
}

/** What a home page shows of the person's area. */
export interface Overview {
  /** Names of the grids in which the person works, or of the department; '' for the whole town. */
  area: string;
  /** Figures of registers that the person may read. */
  figures: OverviewFigure[];
  /** Open events with a place, those past their limit first. */
  events: OverviewEvent[];
  /** Borders of the person's grids. */
  grids: { id: Id; name: string; geometry: Geometry }[];
  /** Departments by overdue events, for people who see more than one department. */
  departments: OverviewDept[];
  /** Null for people who do not look after the installation. */
  system: OverviewSystem | null;
}

/**
 * What the home page shows of the person's area; it stands below the register of the home page. Only our own server
 * answers it.
 */
export const overviewCall: Call<void, Overview> = get('overview', {
  access: 'session',
  blank: {
    area: '',
    figures: [{ value: 0, before: null }],
    events: [{ id: '', title: '', lng: 0, lat: 0, isOverdue: false }],
    grids: [{ id: '', name: '' }],
    departments: [{ id: '', name: '', open: 0, overdue: 0 }],
    system: partOrNull<OverviewSystem>({
      accounts: 0,
      failedJobs: [''],
      serverErrors: 0,
      refusedLogins: 0,
      lockedAccounts: 0,
      licenceDays: numberOrNull,
    }),
  },
});

/** Asks for the figures, map and exceptions of the person who is signed in. */
export const readOverview = async (transport: Transport, options?: SendOptions): Promise<Overview> =>
  (await transport.send(`blade-desk/dashboard/${overviewCall.path}`, overviewCall, undefined, options)) as Overview;
