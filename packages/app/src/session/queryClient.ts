import { ApiError } from '@lattice/api/ApiError';
import { toast } from '@lattice/ui/Toast';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { subscribeKey } from 'valtio/utils';
import { errorText } from '../base/errorText.ts';
import { takesAway } from '../base/takesAway.ts';
import { session } from './session.ts';

const RETRIES = 2;
const isUnreachable = (error: unknown) => error instanceof ApiError && error.code === 0 && error.reason !== 'aborted';

let lastMessage = '';

/** Tells that data were taken away, unless the session ended too; the same words once until something succeeds. */
function tell(error: unknown): void {
  const words = errorText(error);
  if (!takesAway(error) || session.phase !== 'in' || words === lastMessage) return;
  lastMessage = words;
  toast.error(words);
}

/** What the server said, for as long as the session lasts. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (query.state.data !== undefined) tell(error);
    },
    onSuccess: () => {
      lastMessage = '';
    },
  }),
  defaultOptions: {
    queries: {
      retry: (count, error) => isUnreachable(error) && count < RETRIES,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

subscribeKey(session, 'phase', (phase) => {
  if (phase !== 'in') queryClient.clear();
});
