import { type OneOrAll, get, post } from '../../call.ts';
import type { Id } from '../../field.ts';
import { resource } from '../../resource.ts';

/** One session of a person that has not ended. */
export interface OpenSession {
  id: Id;
  /** When it began and when it was last used, yyyy-MM-dd HH:mm. */
  created: string;
  lastSeen: string;
  address: string;
  /** What the browser says of itself. */
  userAgent: string;
  isCurrent: boolean;
  isLocked: boolean;
  /** Addresses of the scenes that a wall shows with it, joined by commas, and until when; none for a person. */
  scenes?: string;
  until?: string;
}

/** 会话: where a person is signed in. */
export const session = resource('blade-auth/session', {
  label: '会话',
  fields: {},
  calls: {
    /** One's own sessions, the latest first. */
    list: get<void, OpenSession[]>('list', {
      blank: [
        {
          id: '',
          created: '',
          lastSeen: '',
          address: '',
          userAgent: '',
          isCurrent: false,
          isLocked: false,
        },
      ],
      access: 'session',
    }),
    /** Ends one of one's own sessions, or all but this one. */
    end: post<OneOrAll>('end', 'query', { access: 'session' }),
  },
});
