import type { Answer, Wire } from '../wire.ts';

/** What a call gave; throws with the words of the server where it refused. */
export function requireSuccess<T>({ code, msg, data }: Answer<T>): T {
  if (code !== 200) throw new Error(`The server refused with ${code}: ${msg}`);
  return data;
}

/** A page of rows. */
export interface Rows<R> {
  records: R[];
  total: number;
}

/** The newest row of a register that some filters keep, as it is stored. */
export async function storedIn<R>(wire: Wire, path: string, query: Readonly<Record<string, string>>): Promise<R> {
  const { records } = requireSuccess(await wire.get<Rows<{ id: string }>>(`${path}/page`, { ...query, size: '1' }));
  return requireSuccess(await wire.get<R>(`${path}/detail`, { id: records[0]?.id ?? '' }));
}

/** The name of the person whose session it is; people of the demo town are named anew each day. */
export const ownName = async (wire: Wire): Promise<string> =>
  requireSuccess(await wire.get<{ realName: string }>('blade-user/info')).realName;
