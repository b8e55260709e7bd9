import { type Inbox, type InboxKind, inbox } from '@lattice/api/resources/blade-desk/inbox';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../session/client.ts';
import { session } from '../../session/session.ts';

/** Where what is new for the person is kept among the queries. */
export const INBOX_KEY = ['inbox'];

const none: Inbox = { mail: [], message: [], notice: [], unread: { mail: 0, message: 0, notice: 0 } };

/**
 * What is new for the person; a server that does not announce it has nothing. `every`: milliseconds between two
 * questions.
 */
export function useInbox(every: number | false = false) {
  return useQuery<Inbox>({
    queryKey: INBOX_KEY,
    queryFn: async ({ signal }) =>
      session.abilities.includes('inbox') ? client(inbox).list(undefined, { signal }) : none,
    refetchInterval: every,
    staleTime: 10_000,
  });
}

/** Takes a notice off the top of the person's pages, at once. */
export function useCloseBanner(): (id: string) => void {
  const queries = useQueryClient();
  return (id) => {
    queries.setQueryData<Inbox>(
      INBOX_KEY,
      (known) => known && { ...known, banners: known.banners?.filter((one) => one.id !== id) ?? [] },
    );
    client(inbox)
      .closeBanner({ id })
      .catch(() => null);
  };
}

/** Marks news as read, all of a kind without an id. */
export function useRead(): (kind: InboxKind, id?: string) => void {
  const queries = useQueryClient();
  return (kind, id) => {
    void client(inbox)
      .read(id === undefined ? { kind, all: 1 } : { kind, id })
      .then(
        () => queries.invalidateQueries({ queryKey: INBOX_KEY }),
        () => null,
      );
  };
}
