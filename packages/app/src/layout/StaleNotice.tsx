import { StaleStrip } from '@lattice/ui/StaleStrip';
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { errorText } from '../base/errorText.ts';
import { staleQueries } from '../session/staleQueries.ts';

/** What the strip says of queries, as text, so that it is drawn again only where it differs. */
function saidOf(queries: readonly Query[]): string {
  const [first] = queries;
  if (first === undefined) return '';
  const asOf = Math.min(...queries.map(({ state }) => state.dataUpdatedAt));
  const isPending = queries.some(({ state }) => state.fetchStatus === 'fetching');
  return JSON.stringify({ asOf, isPending, reason: errorText(first.state.error) });
}

const useSaid = (client: QueryClient) =>
  useSyncExternalStore(
    (changed) => client.getQueryCache().subscribe(changed),
    () => saidOf(client.getQueryCache().findAll(staleQueries)),
  );

/** Says above the page that what it shows could not be read again, and reads it again. */
export function StaleNotice() {
  const client = useQueryClient();
  const said = useSaid(client);
  if (said === '') return null;
  const { asOf, ...rest } = JSON.parse(said) as { asOf: number; isPending: boolean; reason: string };
  return <StaleStrip {...rest} asOf={new Date(asOf)} onRetry={() => void client.refetchQueries(staleQueries)} />;
}
