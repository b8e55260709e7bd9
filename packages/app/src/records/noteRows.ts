import type { Resource } from '@lattice/api/resource';
import { type TakenNote, noteTaken } from '@lattice/api/taken';
import { errorText } from '../base/errorText.ts';
import { transport } from '../session/transport.ts';

/** Notes rows that are about to be written to a file or on paper; rejects with a sentence. */
export const noteRows = async (definition: Pick<Resource, 'path'>, note: TakenNote): Promise<void> => {
  try {
    await noteTaken(definition, transport, note);
  } catch (error) {
    throw new Error(errorText(error), { cause: error });
  }
};
