import type { Transport } from './bind.ts';
import { type Call, type OneOrAll, get, post } from './call.ts';
import type { Id } from './field.ts';
import type { OpenSession } from './resources/blade-auth/session.ts';

/** A kind of work that a person holds: events, tasks, grids and the like. */
export interface Duty {
  /** Name of the kind, under which it is handed over. */
  kind: string;
  /** What the kind is called, in the language of the one who asks. */
  title: string;
  count: number;
  /** Names of the first few. */
  names: readonly string[];
  /** Only a grid member can take it over. */
  needsMember: boolean;
}

/** Who leaves, who takes over each kind of work, and whether the account is closed with it. */
export interface HandOver {
  userId: Id;
  /** Id of the account that takes over, by kind; every kind that the person holds must be named. */
  receivers: Readonly<Record<string, Id>>;
  /** 1 disables the account and ends its sessions. */
  close: 0 | 1;
}

/** An account with which nobody signed in for long. */
export interface DormantAccount {
  id: Id;
  account: string;
  /** Name of the person, masked as in the list. */
  name: string;
  deptName: string;
  /** When somebody last signed in, yyyy-MM-dd; '' for never. */
  lastLogin: string;
}

/** An account whose password has to be changed. */
export interface DueAccount {
  id: Id;
  account: string;
  /** Name of the person, masked as in the list. */
  name: string;
  deptName: string;
  /** When the password was set, yyyy-MM-dd. */
  changed: string;
  /** Found weak at a login, older than allowed, or handed out and not yet changed. */
  reason: 'weak' | 'aged' | 'fresh';
}

const edits = { access: { permission: 'edit' } } as const;

/** What a person holds that somebody else has to take over. */
export const dutiesCall: Call<{ userId: Id }, Duty[]> = get('duties', {
  ...edits,
  blank: [{ kind: '', title: '', count: 0, names: [''], needsMember: false }],
});
/** Gives what a person holds to others, all or nothing. */
export const handOverCall: Call<HandOver, { moved: number }> = post('hand-over', 'body', edits);
/** Where somebody is signed in. */
export const sessionsCall: Call<{ userId: Id }, OpenSession[]> = get('sessions', {
  ...edits,
  blank: [{ id: '', created: '', lastSeen: '', address: '', userAgent: '', isCurrent: false, isLocked: false }],
});
/** Signs somebody out: of one session, or of all. */
export const endSessionsCall: Call<{ userId: Id } & OneOrAll, boolean> = post('end-sessions', 'query', edits);
/** Turns the second factor of accounts off, such as after a telephone was lost. */
export const resetSecondCall: Call<{ userIds: string }, boolean> = post('reset-second', 'query', {
  access: { permission: 'reset-password' },
});
/** The accounts in use with which nobody signed in for so many days. */
export const dormantCall: Call<{ days: number }, DormantAccount[]> = get('dormant', {
  ...edits,
  blank: [{ id: '', account: '', name: '', deptName: '', lastLogin: '' }],
});

/** The accounts in use whose password has to be changed. */
export const dueCall: Call<Record<string, never>, DueAccount[]> = get('due-passwords', {
  ...edits,
  blank: [{ id: '', account: '', name: '', deptName: '', changed: '' }],
});

/** The calls about accounts that only our own server answers. */
export const accountCalls = (transport: Transport) => {
  const send = async <I extends object, O>(call: Call<I, O>, input: I): Promise<O> =>
    (await transport.send(`blade-user/${call.path}`, call, { ...input })) as O;
  return {
    duties: (userId: Id) => send(dutiesCall, { userId }),
    handOver: (what: HandOver) => send(handOverCall, what),
    sessions: (userId: Id) => send(sessionsCall, { userId }),
    endSessions: (userId: Id, id?: Id) => send(endSessionsCall, id === undefined ? { userId, all: 1 } : { userId, id }),
    resetSecond: (userIds: string) => send(resetSecondCall, { userIds }),
    due: () => send(dueCall, {}),
    dormant: (days: number) => send(dormantCall, { days }),
  };
};
