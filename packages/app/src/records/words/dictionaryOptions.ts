import { DICTIONARIES, readDictionary } from '@lattice/api/dictionaryCall';
import type { Option } from '@lattice/ui/Select';
import { queryClient } from '../../session/queryClient.ts';
import { session } from '../../session/session.ts';
import { transport } from '../../session/transport.ts';

const MINUTE = 60_000;

/** A server that announces nothing beyond BladeX may lack dictionaries; the contract's own words stand in. */
export const isStock = () => session.abilities.length === 0;
const hasEntries = (answer: unknown) => Array.isArray(answer) && answer.length > 0;

/** Entries of a dictionary, in the language shown; kept for five minutes, or until a dictionary is changed here. */
export const optionsIn =
  (language: string) =>
  (code: string): Promise<Option[]> =>
    queryClient.fetchQuery({
      queryKey: ['rows', DICTIONARIES, 'dictionary', code, language],
      queryFn: async () => {
        const entries = await readDictionary(transport, code);
        if (isStock() && !hasEntries(entries)) return (await import('./ownWords.ts')).ownWords(code, language);
        return entries.map(({ dictKey, dictValue, tone }) => ({
          value: dictKey,
          label: dictValue,
          ...(tone && { tone }),
        }));
      },
      staleTime: 5 * MINUTE,
    });
