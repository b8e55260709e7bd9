import { CAMERAS, pictureCall } from '@lattice/api/cameraCalls';
import type { Context } from '../../../call/Context.ts';
import { sign } from '../../../crypto/digest.ts';
import { serverSecret } from '../../../crypto/secret.ts';
import { Refusal } from '../../../errors/Refusal.ts';
import { say } from '../../../words/say.ts';

/** Milliseconds for which an address of a stream is good. */
const GOOD = 120_000;

type Known = Pick<Context, 'db' | 'now'>;

const seal = async ({ db }: Known, stream: string, until: string) =>
  sign(await serverSecret(db), `camera ${stream} ${until}`);

/** A signature for a stream and two minutes, as parameters of an address. */
export async function pictureSeal(stream: string, known: Known): Promise<Record<string, string>> {
  const until = String(known.now().getTime() + GOOD);
  return { camera: stream, until, signature: await seal(known, stream, until) };
}

/** The address of a stream, with a signature for it and two minutes. */
export async function pictureAddress(stream: string, known: Known): Promise<string> {
  const { camera: _, ...sealed } = await pictureSeal(stream, known);
  return `/api/${CAMERAS}/${pictureCall.path}?${new URLSearchParams({ stream, ...sealed }).toString()}`;
}

/** Refuses an address that is over or that was not given out for this stream. */
export async function checkPictureAddress(
  stream: string,
  until: string,
  signature: string,
  known: Known,
): Promise<void> {
  const isGood = Number(until) > known.now().getTime() && signature === (await seal(known, stream, until));
  if (!isGood) throw new Refusal(401, say`画面地址已失效，请重新打开这路画面`);
}
