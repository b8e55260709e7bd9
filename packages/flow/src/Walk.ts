/**
 * Why a flow was taken: it was the only way, its condition held, no condition held and it is the default, all ways are
 * taken, or the event behind it came first.
 */
export type Reason = 'only' | 'condition' | 'default' | 'all' | 'event';

/** What happened in a walk; `host` is the activity on whose edge a timer fired, '' for none. */
export type Step =
  | { kind: 'enter'; id: string }
  | { kind: 'flow'; id: string; reason: Reason; condition: string }
  | { kind: 'fired'; id: string; host: string; isInterrupting: boolean }
  | { kind: 'wait'; id: string }
  | { kind: 'finished'; id: string }
  | { kind: 'stuck'; id: string; why: 'noWay' | 'noValue' | 'unreadable' | 'endless' | 'noStart'; word: string };

/** A process on its way: where it stands, and what has happened. */
export interface Walk {
  /** Ids of the nodes where it stands, oldest first. */
  tokens: readonly string[];
  /** Ids of flows that have come to a gateway that waits for others. */
  arrived: readonly string[];
  /** Ids of sub-processes that are open. */
  open: readonly string[];
  /** Ids of the timers on the edge of an activity that fired while it stays open, once for each time. */
  fired: readonly string[];
  log: readonly Step[];
  isOver: boolean;
}

/** A walk that can go no further, with the reason. */
export const stuckAt = (walk: Walk, id: string, why: Extract<Step, { kind: 'stuck' }>['why'], word = ''): Walk => ({
  ...walk,
  isOver: true,
  log: [...walk.log, { kind: 'stuck', id, why, word }],
});
