import { type Call, get, post } from '../call.ts';
import type { Id } from '../field.ts';
import { partOrNull } from '../readPart.ts';
import type { WechatEntry } from './menuFaults.ts';

/** The menu that was handed to WeChat last. */
export interface PublishedMenu {
  /** `yyyy-MM-dd HH:mm:ss`; '' where WeChat has none yet. */
  time: string;
  entries: readonly WechatEntry[];
  /** True while a later menu is on its way. */
  isWaiting: boolean;
}

/** The menu of an account that WeChat has; null where none was handed over. Stands below the menus. */
export const publishedCall: Call<{ accountId: Id }, PublishedMenu | null> = get<
  { accountId: Id },
  PublishedMenu | null
>('published', {
  blank: partOrNull<PublishedMenu>({ time: '', entries: [], isWaiting: false }),
});

/** Most people who get a mass message as a test. */
export const MOST_TESTERS = 5;

/** Sends a mass message to some followers alone, to be looked at; stands below the mass messages. */
export const testCall: Call<{ id: Id; users: string }, { count: number }> = post('test', 'body', {
  access: { permission: 'edit' },
});

/**
 * Asks WeChat to delete a mass message (`id`) that it sent to all; whoever may send one may. Stands below the mass
 * messages.
 */
export const recallCall: Call<{ id: Id }, { recordId: Id }> = post('recall', 'body', {
  access: { permission: 'sendWechatMass' },
});

/** What WeChat, or a gateway for it, says of a mass message that it took. */
export interface MassReport {
  appId: string;
  recordId: Id;
  /** Seconds since 1970. */
  timestamp: string;
  nonce: string;
  /** SHA-1 of the token of the account, timestamp and nonce, sorted and joined, as WeChat signs. */
  signature: string;
  /** `sent` with the counts, or `deleted`. */
  event: string;
  msgId?: string;
  totalCount?: number;
  filterCount?: number;
  sentCount?: number;
  errorCount?: number;
}

/** Tells how a mass message was delivered, or that it was deleted; stands below the records of mass messages. */
export const reportCall: Call<MassReport, boolean> = post('callback', 'body', { access: 'anonymous' });
