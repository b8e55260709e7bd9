import type { Resource } from '@lattice/api/resource';
import { type RevealQuestion, reveal } from '@lattice/api/reveal';
import { errorText } from '../base/errorText.ts';
import { revealedIn } from '../session/revealedIn.ts';
import { transport } from '../session/transport.ts';

/**
 * Asks for one masked value in the clear, which the server keeps on record with the reason; rejects with a sentence for
 * the person.
 */
export async function revealValue(definition: Pick<Resource, 'path'>, question: RevealQuestion): Promise<string> {
  try {
    const value = await reveal(definition, transport, question);
    if (!revealedIn.paths.includes(definition.path)) revealedIn.paths.push(definition.path);
    return value;
  } catch (error) {
    throw new Error(errorText(error), { cause: error });
  }
}
