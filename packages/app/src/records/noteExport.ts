import type { Resource } from '@lattice/api/resource';
import * as notes from '@lattice/api/exportNote';
import { readableFailure } from '../base/readableFailure.ts';
import { transport } from '../session/transport.ts';

/** Notes rows that are about to be written to a file or on paper; rejects with a sentence. */
export const noteExport = async (definition: Pick<Resource, 'path'>, note: notes.ExportNote): Promise<void> =>
  void (await readableFailure(notes.noteExport(definition, transport, note)));
