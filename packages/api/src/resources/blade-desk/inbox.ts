import { type OneOrAll, get, post } from '../../call.ts';
import type { Id } from '../../field.ts';
import { resource } from '../../resource.ts';

/** The kinds of news: what is to be done, messages to oneself, announcements to everybody. */
export type InboxKind = 'mail' | 'message' | 'notice';

/** One piece of news. */
export interface InboxItem {
  id: Id;
  title: string;
  /** A second line; '' for none. */
  detail: string;
  /** yyyy-MM-dd HH:mm. */
  time: string;
  /** Read, and confirmed where it asks to be. */
  isRead: boolean;
  /** Asks the person to confirm that they have it. */
  isReceiptDue?: boolean;
  /** Address in the application of what it is about; '' for none. */
  link: string;
}

/** What a message that asks to be confirmed says of it. */
export interface Receipt {
  /** Still asks for it; false once it was given and for a message that was recalled. */
  isDue: boolean;
  /** When it was given, yyyy-MM-dd HH:mm; '' for not yet. */
  time: string;
  /** What was written with it. */
  text: string;
}

/** A notice that stands at the top of every page. */
export interface Banner {
  id: Id;
  title: string;
  /** Key of the dictionary `banner_tone`. */
  tone: string;
}

/** The newest of each kind, how many are unread, and what stands at the top of every page. */
export type Inbox = Record<InboxKind, InboxItem[]> & { unread: Record<InboxKind, number>; banners?: Banner[] };

const news = { id: '', title: '', link: '' };

/** 收件箱: what is new for the person who asks; everybody may see their own. */
export const inbox = resource('blade-desk/inbox', {
  label: '收件箱',
  fields: {},
  calls: {
    list: get<void, Inbox>('list', {
      blank: {
        mail: [news],
        message: [news],
        notice: [news],
        unread: { mail: 0, message: 0, notice: 0 },
      },
      access: 'session',
    }),
    /** The text of a message or an announcement, as HTML or plain words, with the receipt where it asks for one. */
    content: get<{ kind: InboxKind; id: Id }, { content: string; receipt?: Receipt }>('content', {
      access: 'session',
      blank: { content: '' },
    }),
    /** Confirms once that the person has a message to them, with a few words if they like. */
    confirm: post<{ id: Id; text?: string }>('confirm', 'body', { access: 'session' }),
    /** Marks one piece of news as read, or all of a kind. */
    read: post<{ kind: InboxKind } & OneOrAll>('read', 'query', { access: 'session' }),
    /** Takes a notice off the top of the pages of the person who asks. */
    closeBanner: post<{ id: Id }>('close-banner', 'query', { access: 'session' }),
    /** A pass for `stream`, good for half a minute. */
    ticket: post<void, { ticket: string }>('ticket', 'query', { access: 'session', openTo: ['view'] }),
    /** Server-sent events: `news` when there is something new, `over` when the session ended or was locked. */
    stream: get<{ ticket: string }, Response>('stream', { access: 'anonymous', envelope: false }),
  },
});
