import type { Todos } from '@lattice/api/desk/todos';
import type { Inbox } from '@lattice/api/resources/blade-desk/inbox';

/** How many of what waits are shown; the rest is counted. */
const SHOWN = 30;

/** What is new, with what waits for the person as home page and bar have it: one list, one count. */
export const newsOf = (inbox: Inbox, todos: Todos | undefined): Inbox =>
  todos === undefined
    ? inbox
    : {
        ...inbox,
        mail: todos.items.slice(0, SHOWN).map(({ id, title, detail, time, isRead, link }) => ({
          id,
          title,
          detail,
          time: time.slice(0, 16),
          isRead,
          link,
        })),
        unread: { ...inbox.unread, mail: todos.total },
      };
