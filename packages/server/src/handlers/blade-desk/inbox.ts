import { type InboxKind, inbox } from '@lattice/api/resources/blade-desk/inbox';
import { httpContext } from '../../call/HttpContext.ts';
import { handle } from '../../call/handle.ts';
import { closeBanner, contentOf, inboxOf, markRead } from '../../domain/inbox/inbox.ts';
import { MAX_REPLY, confirmReceipt } from '../../domain/messages/receipts.ts';
import { newsStream } from '../../domain/messages/stream.ts';
import { holderOf, ticketFor } from '../../domain/messages/ticket.ts';
import { idIn, idOrAll, optionalTextIn, requiredTextIn, oneOf } from '../../call/parameter.ts';
import { say } from '../../words/say.ts';

const kinds: readonly InboxKind[] = ['mail', 'message', 'notice'];

/** Answers of 收件箱. */
export const handlers = handle(inbox, {
  list: async (_, context) => inboxOf(context),
  content: async (input, context) => contentOf(oneOf(input, 'kind', kinds), idIn(input, 'id'), context),
  confirm: async (input, context) => {
    await confirmReceipt(idIn(input, 'id'), optionalTextIn(input, 'text', MAX_REPLY), context);
    return true;
  },
  read: async (input, context) => {
    await markRead(oneOf(input, 'kind', kinds), idOrAll(input), context);
    return true;
  },
  closeBanner: async (input, context) => {
    await closeBanner(idIn(input, 'id'), context);
    return true;
  },
  ticket: async (_, context) => ({ ticket: await ticketFor(context) }),
  stream: async (input, context) =>
    newsStream(
      context.db,
      await holderOf(requiredTextIn(input, 'ticket', say`通行票`, 200), context),
      httpContext(context).http.request.signal,
    ),
});
