import { definitionQuery, hasResource } from '../../records/resources.ts';
import { startLanguage } from '../../base/i18n.ts';
import { queryClient } from '../../session/queryClient.ts';
import { recordAt } from '../../navigation/recordAddress.ts';
import { pathAt, screenAt } from './screenAt.tsx';

/** Brings the code and the definition of what a menu path shows, before anything is drawn that asks for them. */
export async function preloadScreen(address: string): Promise<void> {
  const record = recordAt(address);
  const path = record?.path ?? pathAt(address);
  if (record !== null) void import('./RecordScreen.tsx').catch(() => null);
  // A definition comes with its texts in the language shown.
  const definition = async () => startLanguage().then(() => queryClient.prefetchQuery(definitionQuery(path)));
  await Promise.all([screenAt(path)?.(), hasResource(path) && definition()]);
}
