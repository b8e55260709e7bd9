import { get } from '../../call.ts';
import type { Id } from '../../field.ts';
import { resource } from '../../resource.ts';

/** One thing that a log tells. */
export interface TraceEntry {
  id: Id;
  /** Which log: something done, a call, or a failure. */
  kind: 'audit' | 'call' | 'error';
  /** yyyy-MM-dd HH:mm:ss. */
  time: string;
  /** Who, as the log has it; '' for the server itself. */
  userName: string;
  /** What was done: a key of the dictionary `audit_action`, the name of a call, or the kind of a failure. */
  what: string;
  /** Whereof: the name of a register, or an address. */
  about: string;
  recordId: string;
  address: string;
  /** Milliseconds of a call; '' for others. */
  took: string;
  isFailed: boolean;
  traceId: string;
}

/** Failures with the same stack. */
export interface FaultGroup {
  key: string;
  name: string;
  message: string;
  /** Where it happened: the first line of the stack. */
  place: string;
  count: number;
  /** How many people met it. */
  people: number;
  first: string;
  last: string;
  /** Number of the latest request that failed so. */
  traceId: string;
}

/** 操作轨迹: what one person did on a day, what belongs to one request, and which failures are the same. */
export const trace = resource('blade-log/trace', {
  label: '操作轨迹',
  menu: { icon: 'iconfont iconicon_route', sort: 9 },
  fields: {},
  calls: {
    /** The course of a person's day (yyyy-MM-dd), from all logs. */
    day: get<{ userId: Id; day: string }, TraceEntry[]>('day', {
      blank: [
        {
          id: '',
          time: '',
          userName: '',
          what: '',
          about: '',
          recordId: '',
          address: '',
          took: '',
          isFailed: false,
          traceId: '',
        },
      ],
    }),
    /** What belongs to one request, from all logs. */
    request: get<{ traceId: string }, TraceEntry[]>('request', {
      blank: [
        {
          id: '',
          time: '',
          userName: '',
          what: '',
          about: '',
          recordId: '',
          address: '',
          took: '',
          isFailed: false,
          traceId: '',
        },
      ],
    }),
    /** The failures of so many days by their stack, the most frequent first. */
    faults: get<{ days: number }, FaultGroup[]>('faults', {
      blank: [{ key: '', name: '', message: '', place: '', count: 0, people: 0, first: '', last: '', traceId: '' }],
    }),
  },
});
