import type { Todos } from '@lattice/api/desk/todos';
import type { Inbox, InboxItem } from '@lattice/api/resources/blade-desk/inbox';
import { splitQuote } from '@lattice/ui/splitQuote';

/** How many of what waits are shown; the rest is counted. */
const SHOWN = 30;

/** A message as its line tells it: words that it quotes stand between marks. */
function inLine(item: InboxItem): InboxItem {
  const { quote, text } = splitQuote(item.detail);
  return quote === '' ? item : { ...item, detail: `“${quote}” ${text}` };
}

/** What is new, with what waits for the person as home page and bar have it: one list, one count. */
export function newsOf(inbox: Inbox, todos: Todos | undefined): Inbox {
  const message = inbox.message.map(inLine);
  if (todos === undefined) return { ...inbox, message };
  const mail = todos.items.slice(0, SHOWN).map(({ id, title, detail, time, isRead, link }) => ({
    id,
    title,
    detail,
    time: time.slice(0, 16),
    isRead,
    link,
  }));
  return { ...inbox, message, mail, unread: { ...inbox.unread, mail: todos.total } };
}
