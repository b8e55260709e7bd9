import type { SendOptions, Transport } from './bind.ts';
import { type Call, type Page, blankPage, get, post } from './call.ts';
import type { Id } from './field.ts';
import type { Resource } from './resource.ts';

/** What somebody said about a record. */
export interface RecordComment {
  id: Id;
  /** `yyyy-MM-dd HH:mm:ss`. */
  time: string;
  userName: string;
  /** The person who asks wrote it, and may take it back. */
  isOwn: boolean;
  text: string;
  /** Addresses of attached files, joined by commas; '' for none. */
  files: string;
}

/** A page of what was said about a record. */
export interface CommentsQuestion {
  id: Id;
  current: number;
  /** At most 50. */
  size: number;
}

/** A new comment: on which record, and whom a message tells of it. */
export interface NewComment extends Pick<RecordComment, 'text' | 'files'> {
  id: Id;
  /** Ids of users, joined by commas; '' for none. */
  users: string;
}

/** Most characters of a comment. */
export const MAX_COMMENT = 1000;
/** Most people who are named in one. */
export const MAX_NAMED = 20;

/**
 * What was said about a record, the newest first; every register whose rows one may look at has it below its path. Only
 * our own server answers these calls.
 */
export const commentsCall: Call<CommentsQuestion, Page<RecordComment>> = get('comments', {
  blank: blankPage({ id: '', time: '', userName: '', isOwn: false, text: '', files: '' }),
});
/** Says something about a record that one may see. */
export const commentCall: Call<NewComment, { id: Id }> = post('comment', 'body', { access: 'view' });
/** Takes back what one said. */
export const uncommentCall: Call<{ id: Id; comment: Id }> = post('uncomment', 'body', { access: 'view' });

/** True for registers with a right to look at single rows. */
export const hasComments = ({ calls, log }: Pick<Resource, 'calls' | 'log'>): boolean =>
  log !== true &&
  Object.values(calls).some((call) => 'plain' in call && call.plain === 'detail' && call.access === 'view');

type Register = Pick<Resource, 'path'>;

/** Asks what was said about a record. */
export const comments = async (
  { path }: Register,
  transport: Transport,
  question: CommentsQuestion,
  options?: SendOptions,
): Promise<Page<RecordComment>> =>
  (await transport.send(`${path}/${commentsCall.path}`, commentsCall, question, options)) as Page<RecordComment>;

/** Says something about a record. */
export const comment = async ({ path }: Register, transport: Transport, said: NewComment): Promise<unknown> =>
  transport.send(`${path}/${commentCall.path}`, commentCall, said);

/** Takes back what one said about a record. */
export const uncomment = async (
  { path }: Register,
  transport: Transport,
  which: { id: Id; comment: Id },
): Promise<unknown> => transport.send(`${path}/${uncommentCall.path}`, uncommentCall, which);
