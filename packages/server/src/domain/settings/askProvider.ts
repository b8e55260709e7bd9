import type { ProviderAnswer } from '@lattice/api/tools';
import { type Sent, callAddress } from './callAddress.ts';

const WAIT_MS = 8000;
/** Characters of the answer that are shown. */
const SHOWN = 2000;

/** Calls a provider at a checked address, and tells what came back, also where nothing did. */
export async function askProvider(url: URL, address: string, sent: Sent): Promise<ProviderAnswer> {
  const begun = performance.now();
  const past = () => Math.round(performance.now() - begun);
  const shown = { address: `${url.origin}${url.pathname}` };
  try {
    const { status, text } = await callAddress(url, address, sent, WAIT_MS);
    return { ...shown, status, ms: past(), text: text.slice(0, SHOWN) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ...shown, status: 0, ms: past(), text: reason.slice(0, SHOWN) };
  }
}
