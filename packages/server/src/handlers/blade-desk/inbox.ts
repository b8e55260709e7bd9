import { type InboxKind, inbox } from '@lattice/api/resources/blade-desk/inbox';
import { handle } from '../../handle.ts';
import { contentOf, inboxOf, markRead } from '../../messages/inbox.ts';
import { newsStream } from '../../messages/stream.ts';
import { holderOf, ticketFor } from '../../messages/ticket.ts';
import { idIn, idOrNone, neededIn, oneOf } from '../../parameter.ts';
import { say } from '../../words/say.ts';

const kinds: readonly InboxKind[] = ['mail', 'message', 'notice'];

/** Answers of 收件箱. */
export const handlers = handle(inbox, {
  list: async (_, context) => inboxOf(context),
  content: async (input, context) => ({ content: await contentOf(oneOf(input, 'kind', kinds), idIn(input, 'id'), context) }),
  read: async (input, context) => {
    await markRead(oneOf(input, 'kind', kinds), idOrNone(input, 'id'), context);
    return true;
  },
  ticket: async (_, context) => ({ ticket: await ticketFor(context) }),
  stream: async (input, context) => newsStream(context.db, await holderOf(neededIn(input, 'ticket', say`通行票`, 200), context), context.request.signal),
});
