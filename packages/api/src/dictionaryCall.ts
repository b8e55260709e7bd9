import type { Transport } from './bind.ts';
import { get } from './call.ts';
import type { DictEntry } from './resources/blade-system/dict.ts';

/** Where dictionaries are served. */
export const DICTIONARIES = 'blade-system/dict';

/** The entries of one list that are not sealed, in their order, in the language of `Accept-Language`. */
export const dictionaryCall = get<{ code: string }, DictEntry[]>('dictionary', {
  blank: [{ dictKey: '', dictValue: '' }],
  access: 'session',
});

/** Reads the entries of a list without the definition of dictionaries, which lists need not bring. */
export const readDictionary = async (transport: Transport, code: string): Promise<DictEntry[]> =>
  (await transport.send(`${DICTIONARIES}/${dictionaryCall.path}`, dictionaryCall, { code })) as DictEntry[];
