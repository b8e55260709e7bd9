import type { Id } from './field.ts';

/** A row of an event as lists carry it. */
export type EventRow = Readonly<Record<string, unknown>>;

/** Filters of the events on the command screen. */
export interface DispatchEventQuery {
  current?: number;
  size?: number;
  griddingId?: Id;
  dateType?: string;
  eventType?: string;
  eventfrom?: string;
  startDate?: string;
  endDate?: string;
}

/** An event on its way to the server: its fields, and what becomes of it. */
export type EventReport = Readonly<Record<string, unknown>> & { selfHandle?: 0 | 1; eventStatus?: '0' | '1' | '8' };

/** What saving or moving an event answers. */
export interface SavedEvent {
  id: Id;
  eventNo: string;
  eventStatus: string;
  deadline: string;
}

/**
 * A move of an event: a department or person to handle it (dispatch, transfer), what was done (finish), or an opinion.
 */
export interface EventStep {
  id: Id;
  eventStatus: string;
  opinion?: string;
  nextDeptId?: Id;
  nextUserId?: Id;
  /** 1 hands the event to the level above rather than to another department. */
  escalate?: 0 | 1;
  handleResult?: string;
  resolveMode?: string;
  isResolved?: 0 | 1;
  images?: string;
  files?: string;
}
