import { signAddresses } from '@lattice/server/files/signedAddress';
import type { Town, Visitor } from './openTown.ts';

/** Asks for a file by its address, as a browser does: without a session. */
export const openFile = (
  town: Pick<Town, 'fetch'>,
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> => town.fetch(new Request(new URL(address, 'http://127.0.0.1:8080'), { headers }));

/** An address as the server gives it out now. */
export const signedAddress = async (town: Pick<Town, 'db' | 'now'>, address: string): Promise<string> =>
  JSON.parse(await signAddresses(JSON.stringify(address), { db: town.db, now: town.now() })) as string;

/** An address as it is stored. */
export const storedAddress = (address: string): string => address.replace(/\?.*$/, '');

/** Uploads a small document; gives its address as the server told it. */
export async function uploadFile(who: Visitor, words = 'a'): Promise<string> {
  const body = new FormData();
  body.append('file', new File([`%PDF-1.7 ${words}`], `${words}.pdf`));
  const { body: answer } = await who.ask('blade-resource/oss/endpoint/put-file-attach', { method: 'POST', body });
  return (answer.data as { link: string }).link;
}
